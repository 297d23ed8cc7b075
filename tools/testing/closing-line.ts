import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the line `N passed, N failed, N skipped`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      let tests = 0;
      for (const test of module.children.allTests()) {
        count[test.result().state] += 1;
        tests += 1;
      }
      // A file that could not be loaded has no tests, and must not look like success.
      if (tests === 0 && module.state() === 'failed') count.failed += 1;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`);
  }
}
