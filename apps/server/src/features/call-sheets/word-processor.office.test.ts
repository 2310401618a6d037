import { type CallSheetFormat, callSheetAddress } from '@lensemble/contract/call-sheets';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { fullShoot, NASTY_TITLES } from '../../testing/call-sheets.ts';
import { signedIn } from '../../testing/login.ts';
import { askPoppler, openInWordProcessor, picturesOfPages } from '../../testing/office.ts';
import { buildShoot } from '../../testing/shoots.ts';

const t = await testApp();
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

async function fetchSheet(person: Person, shootId: string, format: CallSheetFormat) {
  const url = callSheetAddress(person.team.id, shootId, format);
  const headers = { cookie: person.cookie ?? '', 'sec-fetch-site': 'same-origin' };
  const answer = await t.app.inject({ method: 'GET', url, headers });
  return answer.rawPayload;
}

const asPdf: Record<CallSheetFormat, (file: Buffer) => Promise<Buffer>> = {
  pdf: async (file) => file,
  docx: openInWordProcessor,
};
const textOf = async (pdf: Buffer) =>
  (await askPoppler('pdftotext', pdf)).replace(/\s+/g, ' ').normalize('NFKC');
const pagesOf = async (pdf: Buffer) =>
  Number(/Pages: +(\d+)/.exec(await askPoppler('pdfinfo', pdf))?.[1]);

async function bluePixels(page: Buffer): Promise<number> {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels);
    return blue > 200 && red < 90 && green < 90;
  });
  return pixels.filter(Boolean).length;
}

describe.each(['pdf', 'docx'] as const)('the call sheet as .%s', (format) => {
  test('has every name, on A4', async () => {
    const ada = await signedIn(t);
    const { shoot, words, addresses } = await fullShoot(t, ada);
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const text = await textOf(pdf);
    for (const word of words) expect(text).toContain(word.normalize('NFKC'));
    for (const address of addresses) expect(text).not.toContain(address);
    expect(await askPoppler('pdfinfo', pdf)).toMatch(/Page size: .*A4/);
    const images = (await askPoppler('pdfimages', pdf, '-list')).trim().split('\n');
    expect(images.length - 2).toBe(2);
  });

  test('shows its pictures whole', async () => {
    const ada = await signedIn(t);
    const { shoot } = await fullShoot(t, ada);
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const pages = await picturesOfPages(pdf, 72);
    const blue = (await Promise.all(pages.map(bluePixels))).reduce((sum, count) => sum + count, 0);
    // Two pictures of 200 by 150 points, three quarters of each blue.
    expect(blue).toBeGreaterThan(0.95 * 2 * 200 * 150 * 0.75);
    expect(blue).toBeLessThan(1.05 * 2 * 200 * 150 * 0.75);
  });

  test('keeps texts that might be taken for something else', async () => {
    const ada = await signedIn(t);
    // The extracted order of right-to-left text varies, so it needs a visual check.
    const titles = NASTY_TITLES.filter((title) => !/\p{Script=Hebrew}/u.test(title));
    const description = titles.join('\n\n');
    const shoot = await buildShoot(t.database.orm, ada.team, { description });
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const letters = (text: string) => text.replace(/[\s\u200d]|\p{Emoji_Presentation}/gu, '');
    const text = letters(await textOf(pdf));
    for (const title of titles) expect(text).toContain(letters(title.normalize('NFKC')));
  });

  test('goes over pages in good order', async () => {
    const ada = await signedIn(t);
    const lines = Array.from({ length: 700 }, (_, index) => `Entry ${index + 1}`);
    const description = lines.join('\n');
    const shoot = await buildShoot(t.database.orm, ada.team, { description });
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const text = await textOf(pdf);
    let from = 0;
    for (const line of lines) {
      const found = text.indexOf(`${line} `, from);
      expect(found, line).toBeGreaterThanOrEqual(from);
      from = found;
    }
    const pages = await pagesOf(pdf);
    expect(pages).toBeGreaterThan(8);
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });
});

test('the PDF brings all its fonts, cut down to what it needs', async () => {
  const ada = await signedIn(t);
  const { shoot } = await fullShoot(t, ada);
  const pdf = await fetchSheet(ada, shoot.id, 'pdf');
  const [, , ...fonts] = (await askPoppler('pdffonts', pdf)).trim().split('\n');
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes /);
  expect(pdf.length).toBeLessThan(300_000);
});

test('the PDF has the letters of Chinese, short and long forms', async () => {
  const ada = await signedIn(t);
  const title = '长安月夜 仙剑奇侠传 攝影協會';
  const shoot = await buildShoot(t.database.orm, ada.team, { title, description: title });
  const pdf = await fetchSheet(ada, shoot.id, 'pdf');
  // In the heading, in the notes and in the footer.
  expect((await textOf(pdf)).split(title.normalize('NFKC'))).toHaveLength(4);
  expect(pdf.length).toBeLessThan(300_000);
});

test('the Word file brings a face of its own for what is bold', async () => {
  const ada = await signedIn(t);
  const { shoot } = await fullShoot(t, ada);
  const shown = await openInWordProcessor(await fetchSheet(ada, shoot.id, 'docx'));
  const fonts = await askPoppler('pdffonts', shown);
  for (const face of ['Figtree-Regular', 'Figtree-Bold', 'BricolageGrotesque-Bold']) {
    expect(fonts).toContain(`+${face} `);
  }
});
