import type { ConsoleMessage, Page } from '@playwright/test';

/** Collects console errors and warnings, uncaught errors and CSP violations. */
export interface ConsoleGuard {
  /** Announces a console message or error of the test; it must then occur. */
  expectConsole: (text: string | RegExp) => void;
  /** Watches a further page of the same test. */
  watch(page: Page): void;
  /** Unexpected messages, and announced ones that never came. */
  problems(): string[];
}

/** A CSP violation arrives as a console error. */
export function createConsoleGuard(): ConsoleGuard {
  const expected = new Map<string | RegExp, boolean>();
  const unexpected: string[] = [];

  return {
    expectConsole: (text) => void expected.set(text, false),
    watch(page) {
      page.on('console', (message) => {
        if (isProblem(message))
          record(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => record(`uncaught: ${error.stack || String(error)}`));
    },
    problems() {
      const silent = [...expected]
        .filter(([, occurred]) => !occurred)
        .map(([text]) => `never logged: ${String(text)}`);
      return [...unexpected, ...silent];
    },
  };

  function record(line: string) {
    const announced = [...expected.keys()].find((text) =>
      typeof text === 'string' ? line.includes(text) : text.test(line),
    );
    if (announced === undefined) unexpected.push(line);
    else expected.set(announced, true);
  }
}

/** single-spa warns of each second of a bootstrap, which a busy machine takes; after four of them it logs an error. */
const slowBootstrap = /^single-spa minified message #31: .*arg=bootstrap/;

function isProblem(message: ConsoleMessage) {
  if (message.type() === 'warning') return !slowBootstrap.test(message.text());
  return message.type() === 'error';
}
