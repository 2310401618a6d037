// Runs before each test file. Its imports run once per process, which runs many files.
import '../start/quick-start.ts';
import '../../../../testing/wait-for-timeout.ts';
import '../../../../testing/quick-hashing.ts';
