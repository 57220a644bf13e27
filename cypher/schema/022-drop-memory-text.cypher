// schema/022-drop-memory-text: memory_words has all that it had.

DROP INDEX memory_text IF EXISTS;
