// A page in a real browser that remembers what a developer would find in the console, and whom it asked for anything.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 A and AA, and what axe holds for good practice. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page is read within it on a machine that does much else. */
const STEP_TIMEOUT_MS = 80_000;

export interface BrowserPage {
  readonly page: Page;
  /** Fails on anything that was refused by the policy, missing, broken or asked of another host. */
  expectNoComplaints(): void;
  /** Fails on any violation that axe finds in the page as it is now. */
  expectAccessible(): Promise<void>;
  close(): Promise<void>;
}

/** @param origin the only host that the page may ask */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<BrowserPage> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'en-US', ...options });
  const page = await context.newPage();
  // Short enough that a step that hangs is named before the test ends.
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser notes every answer of 400 or more, and every connection that was lost: some journeys are about them.
    if (!message.text().startsWith('Failed to load resource:')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`asked ${url.origin}`);
  });
  return {
    page,
    expectNoComplaints: () => expect(complaints.splice(0)).toEqual([]),
    async expectAccessible() {
      // Outside the page's own policy: a tool of the test, not of the page.
      const violations = await page.evaluate(
        `(async () => {
          if (!window.axe) { ${AXE} }
          const { violations } = await axe.run(document, { runOnly: ${JSON.stringify(AXE_TAGS)} });
          return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary).join(' | '));
        })()`,
      );
      expect(violations).toEqual([]);
    },
    close: () => context.close(),
  };
}

export interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly file: Buffer;
}

/** Drops files on the page as a file manager hands them over. */
export async function drop(page: Page, ...files: readonly DroppedFile[]): Promise<void> {
  const carried = files.map(({ name, type, file }) => ({ name, type, base64: file.toString('base64') }));
  await page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, base64 } of ${JSON.stringify(carried)}) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type }));
    }
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  })()`);
}
