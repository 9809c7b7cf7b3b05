"""Floor 5: the scenario notation, replay, explanation, verdict, proofs, and which ruling applies."""
