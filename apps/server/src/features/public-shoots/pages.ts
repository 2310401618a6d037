import type { Deps } from '../../deps.ts';
import { AnswerCache, type Perishable } from '../../http/answer-cache.ts';
import { type Encoding, encode } from '../../http/compression.ts';
import { type Filling, fillFrame, framePolicy, readFrame } from '../../pages/frame.ts';
import { type Form, placeOf } from './form.ts';
import type { Opened } from './opened.ts';
import { head } from './page/head.ts';
import { lockedHead, lockedPage } from './page/locked-page.ts';
import { notFoundHead, notFoundPage } from './page/not-found-page.ts';
import { Pictures } from './page/pictures.ts';
import { shootPage } from './page/shoot-page.ts';
import { pageView } from './page-view.ts';
import { placeholdersOf } from './public-view.ts';
import { recentOnly } from './recent-only.ts';
import { findSharedShoot, notShared, unlessNotShared } from './service.ts';
import { visitorMap } from './visitor-map.ts';
import { shotsOf } from './visitor-shots.ts';
import { visitorWeather } from './visitor-weather.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const ENCODINGS = 3;

/**
 * A page shows a forecast of this age at most, and gets a map that was late or away after this time. The forecast itself
 * can be an hour old when the page gets it.
 */
const FRESH_MS = 10 * 60_000;

/** A page with the content security policy that allows its style sheet. */
export interface Page extends Perishable {
  readonly policy: string;
}

/** Each revision of a page is read, rendered and compressed once. */
export function publicPages(deps: Deps) {
  const frame = readFrame(deps.webRoot);
  const cache = new AnswerCache<Page>(CACHE_BYTES);

  async function render(filling: Filling, encoding: Encoding): Promise<Page> {
    const encoded = await encode(Buffer.from(fillFrame(frame, filling)), encoding);
    return { ...encoded, policy: framePolicy(deps.env, frame, filling) };
  }

  async function shared(opened: Opened, form: Form): Promise<Page> {
    const { encoding, language } = form;
    const found = await findSharedShoot(deps, opened.shootId, language);
    if (!found) throw notShared();
    const pictures = new Pictures(placeholdersOf(found));
    const { publicUrl: origin } = deps.env;
    const [forecast, map, shots] = await Promise.all([
      visitorWeather(deps, found, language),
      visitorMap(deps, found),
      found.isShotListPublic ? shotsOf(deps, found) : [],
    ]);
    const shoot = pageView(found, opened, { shots, publicUrl: origin, map }, language);
    const page = shootPage(shoot, pictures, forecast);
    const top = head(shoot, { origin, path: opened.path, language });
    const filling = { language, head: top, page, style: pictures.style };
    const freshUntil = (deps.weather || deps.mapTiles) && Date.now() + FRESH_MS;
    return { ...(await render(filling, encoding)), freshUntil };
  }

  const missing = recentOnly(ENCODINGS * deps.env.languages.length, (form: string) => {
    const { encoding, language } = JSON.parse(form) as Form;
    const page = notFoundPage(language);
    return render({ language, head: notFoundHead(language), page, style: '' }, encoding);
  });

  return {
    /** Undefined if sharing has ended. */
    async pageOf(opened: Opened, form: Form): Promise<Page | undefined> {
      const make = () => shared(opened, form);
      return cache.answer(placeOf(opened, form), opened.revision, make).catch(unlessNotShared);
    },
    missingPage: ({ encoding, language }: Form) => missing(JSON.stringify({ encoding, language })),
    lockedPage({ encoding, language }: Form, isWrong: boolean): Promise<Page> {
      const page = lockedPage(language, { isWrong });
      const filling = { language, head: lockedHead(language), page, style: '', hasForm: true };
      return render(filling, encoding);
    },
  };
}
