import { type CallSheetFormat, callSheetAddress } from '@lensemble/contract/call-sheets';
import type { ShootDetail } from '@lensemble/contract/shoots';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { shootCostumes } from '../../db/schema/shoot-links.ts';
import { testApp } from '../../testing/app.ts';
import { fullShoot, NASTY_TITLES } from '../../testing/call-sheets.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { askPoppler, openInWordProcessor, picturesOfPages } from '../../testing/office.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';
import { isReadFromRight } from './direction.ts';

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

  test('has a shot list of a hundred entries in their order, over whole rows', async () => {
    const ada = await signedIn(t);
    const { shoot } = await fullShoot(t, ada);
    const { references } = (await ada.get(`/api/shoots/${shoot.id}`)).body as ShootDetail;
    const referenceId = references[0]?.id ?? null;
    const list = Array.from({ length: 100 }, (_, index) => ({
      ...{ title: `Entry ${index + 1}`, minutes: 5, notes: `Low angle ${index + 1}.`, referenceId },
    }));
    await buildShots(t.database.orm, shoot, list);
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const pages = (await askPoppler('pdftotext', pdf)).split('\f');
    const text = await textOf(pdf);
    let from = 0;
    for (const [index, { title, notes }] of list.entries()) {
      const found = text.indexOf(`${title} `, from);
      expect(found, title).toBeGreaterThanOrEqual(from);
      from = found;
      const page = pages.find((each) => new RegExp(`^${title}$`, 'm').test(each));
      expect(page, title).toContain(notes);
      expect(page, title).toContain(`Shot ${index + 1}`);
    }
    expect(await pagesOf(pdf)).toBeLessThan(14);
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

/** Without spaces and marks of direction, which readers of PDFs place differently. */
const lettersOf = (text: string) =>
  text.normalize('NFC').replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

test.each([
  ['Devanagari', 'प्रिया शर्मा छायाकार स्त्री हिन्दी'],
  ['Bengali', 'বাংলা আলোকচিত্রী স্ত্রী ক্ষমতা'],
  ['Odia', 'ଓଡ଼ିଆ ଭାଷା ଫଟୋଗ୍ରାଫର'],
  ['Tibetan', 'བོད་སྐད་ པར་ལེན་པ།'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ'],
  ['Cherokee', 'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ ꮳꮃꭹ'],
  ['Tamil', 'தமிழ் புகைப்படக் கலைஞர்'],
  ['Telugu', 'తెలుగు ఫోటోగ్రాఫర్ స్త్రీ'],
  ['Gujarati', 'ગુજરાતી ફોટોગ્રાફર'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ ਗੁਰਮੁਖੀ'],
  ['Kannada', 'ಕನ್ನಡ ಛಾಯಾಗ್ರಾಹಕ'],
  ['Malayalam', 'മലയാളം ഫോട്ടോഗ്രാഫർ'],
  ['Sinhala', 'සිංහල ශ්‍රී ලංකා'],
  ['Georgian', 'გიორგი'],
  ['Armenian', 'Հայերեն'],
  ['Khmer', 'ភាសាខ្មែរ សួស្តី អ្នកថតរូប'],
  ['Lao', 'ພາສາລາວ ນ້ຳ ທີ່'],
  ['Burmese', 'မြန်မာဘာသာ ကြောင့်'],
  ['Ethiopic', 'አማርኛ'],
  ['Arabic', 'محمد عبد الله السلام عليكم'],
  ['Arabic with joined letters', 'شارع لأن الإسلام'],
  ['Urdu', 'پاکستان ٹھیک ہے'],
  ['Hebrew', 'שלום עולם ברוכים'],
  ['Thai', 'สวัสดีชาวโลก น้ำ ที่นี่ ผู้ช่วย'],
  ['Greek', 'Ελένη Παππά'],
  ['Cyrillic', 'Инна Петрова'],
  ['Vietnamese', 'Nguyễn Đêm Phượng'],
  ['simplified Han', '长安月夜 仙剑奇侠传 马龙'],
  ['traditional Han', '攝影協會 臺灣'],
  ['Kana', '山田花子 カメラ ひらがな'],
  ['Hangul', '김민지 서울'],
  ['emoji', '💥 👨‍👩‍👧 🇯🇵 👩🏽‍🎤'],
])('text in %s that is copied out of the PDF has the same letters', async (_, sample) => {
  const ada = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, ada.team, {
    title: `Title ${sample}`,
    description: sample,
  });
  const pdf = await fetchSheet(ada, shoot.id, 'pdf');
  const text = lettersOf(await askPoppler('pdftotext', pdf));
  // In the heading, in the notes and in the footer.
  expect(text.split(lettersOf(sample))).toHaveLength(4);
  expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test.each(['NFC', 'NFD'] as const)('Vietnamese in %s keeps its words together', async (form) => {
  const ada = await signedIn(t);
  const description = 'Tiếng Việt Nguyễn';
  const shoot = await buildShoot(t.database.orm, ada.team, {
    description: description.normalize(form),
  });
  const pdf = await fetchSheet(ada, shoot.id, 'pdf');
  expect(await textOf(pdf)).toContain(description);
});

test('the PDF tells a screen reader its language, headings and pictures', async () => {
  const ada = await signedIn(t);
  const { shoot } = await fullShoot(t, ada);
  const pdf = await fetchSheet(ada, shoot.id, 'pdf');
  expect(await askPoppler('pdfinfo', pdf)).toMatch(/Tagged: +yes/);
  const structure = await askPoppler('pdfinfo', pdf, '-struct-text');
  expect(structure).toMatch(/H1 .*"Morgan le Fay at St\. Galgano"/);
  for (const heading of ['Light', 'Notes', 'Crew', 'Costumes', 'References']) {
    expect(structure).toMatch(new RegExp(`H2 .*"${heading}"`));
  }
  expect(structure.match(/Figure/g)).toHaveLength(2);
});

test('the PDF has a box for a letter that no font has, and does not claim to be accessible', async () => {
  const ada = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, ada.team, { title: 'A\u{10330}B' });
  const pdf = await fetchSheet(ada, shoot.id, 'pdf');
  expect(await textOf(pdf)).toMatch(/A.+B/);
  expect(await askPoppler('pdfinfo', pdf)).toMatch(/Tagged: +yes/);
  expect(pdf.toString('latin1')).not.toContain('pdfuaid:part');
});

test.each([
  ['pdf', 'Europe/Rome', '2026-10-24', /10:00\sPM\sGMT\+2 –/, /5:00\sAM\sGMT\+1/],
  ['docx', 'Europe/Rome', '2026-10-24', /10:00\sPM\sGMT\+2 –/, /5:00\sAM\sGMT\+1/],
  ['docx', 'America/New_York', '2026-10-31', /10:00\sPM\sGMT.4 –/, /5:00\sAM\sGMT.5/],
] as const)(
  'no line of the %s ends within a time, in %s',
  async (format, timeZone, date, from, to) => {
    const ada = await signedIn(t);
    const plan = { date, time: '22:00', timeZone, durationMinutes: 480 };
    const shoot = await buildShoot(t.database.orm, ada.team, plan);
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const lines = (await askPoppler('pdftotext', pdf, '-layout')).split('\n');
    for (const time of [from, to]) expect(lines).toContainEqual(expect.stringMatching(time));
  },
);

interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** The words of a PDF, with their distance from the left edge of the page in points. */
async function wordsOf(pdf: Buffer): Promise<Word[]> {
  const found = (await askPoppler('pdftotext', pdf, '-bbox')).matchAll(
    /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">(.*)<\/word>/g,
  );
  return Array.from(found, ([, left, right, text = '']) => ({
    text,
    left: Number(left),
    right: Number(right),
  }));
}

const LEFT_EDGE = 45;
const RIGHT_EDGE = 595 - LEFT_EDGE;

describe.each(['pdf', 'docx'] as const)('in a .%s', (format) => {
  test.each(['السلام عليكم', 'שלום עולם'])('%s starts at the right edge', async (description) => {
    const ada = await signedIn(t);
    const shoot = await buildShoot(t.database.orm, ada.team, { description });
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const words = (await wordsOf(pdf)).filter(({ text }) => isReadFromRight(text));
    expect(words).toHaveLength(2);
    const edge = Math.max(...words.map(({ right }) => right));
    expect(Math.abs(edge - RIGHT_EDGE)).toBeLessThan(3);
  });

  test('a costume with an Arabic name is in the direction of its name', async () => {
    const ada = await signedIn(t);
    const shoot = await buildShoot(t.database.orm, ada.team);
    const costumeId = await buildItem(t.database.orm, ada.team, 'costumes', {
      characterName: 'شهرزاد',
      seriesName: 'Nights',
      status: 'planning',
    });
    const link = { teamId: ada.team.id, shootId: shoot.id };
    await t.database.orm.insert(shootCostumes).values({ ...link, costumeId });
    const words = await wordsOf(await asPdf[format](await fetchSheet(ada, shoot.id, format)));
    const [name] = words.filter(({ text }) => isReadFromRight(text));
    const series = words.find(({ text }) => text === 'Nights');
    const status = words.findLast(({ text }) => text === 'Planning');
    for (const each of [name, series]) {
      expect(Math.abs((each?.right ?? 0) - RIGHT_EDGE)).toBeLessThan(3);
    }
    expect(Math.abs((status?.left ?? 0) - LEFT_EDGE)).toBeLessThan(3);
  });

  test('a long caption of a narrow picture takes the width of the page', async () => {
    const ada = await signedIn(t);
    const { shoot } = await fullShoot(t, ada);
    const notes = `${'Chin left, eyes to the door. '.repeat(60)}finally`;
    await t.database.pool.query('update shoot_references set notes = $1 where shoot_id = $2', [
      notes,
      shoot.id,
    ]);
    const pdf = await asPdf[format](await fetchSheet(ada, shoot.id, format));
    const words = (await wordsOf(pdf)).filter(({ text }) => ['door.', 'Chin'].includes(text));
    expect(Math.max(...words.map(({ right }) => right))).toBeGreaterThan(500);
    expect(await textOf(pdf)).toContain('finally');
    expect(await pagesOf(pdf)).toBeLessThan(4);
  });
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
