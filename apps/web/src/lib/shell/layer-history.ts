import type { RouterHistory } from '@tanstack/react-router';
import { phone } from '../browser/phone.ts';
import { randomKey } from '../calls/random-key.ts';
import { onFirstPop } from './first-pop.ts';
import { leaving } from './leave-for.ts';

/** What an entry of the browser's history says about layers. The entry of a layer repeats the state of its screen. */
interface EntryState {
  /** The router's key of the screen. */
  readonly __TSR_key?: string;
  /** The same for a screen and its layers. */
  readonly screen?: string;
  /** How many layers lie over the screen; undefined for none. */
  readonly layers?: number;
}

interface Entry {
  readonly state: EntryState;
  readonly url: string;
}

type Change = typeof window.history.pushState;

const push: Change = (...entry) => History.prototype.pushState.apply(window.history, entry);
const replace: Change = (...entry) => History.prototype.replaceState.apply(window.history, entry);
const currentEntry = (): Entry => ({ state: window.history.state ?? {}, url: location.href });
const layersOf = ({ state }: Entry) => state.layers ?? 0;

/** The functions that close the open layers, the topmost last. */
const layers: (() => void)[] = [];
let router: RouterHistory | undefined;
/** The current entry, which a `popstate` event no longer tells. */
let shown: Entry = { state: {}, url: '' };
/** The router's changes during a move that this module has started. They wait for its end. */
let waiting: (() => void)[] | null = null;

/**
 * Adds a layer over the screen. On phones, it gets an entry in the browser's history, and Back calls `close`, which may
 * leave the layer open. The returned function removes the layer with its entry.
 */
export function addLayer(history: RouterHistory, close: () => void): () => void {
  if (!router) watch(history);
  router = history;
  layers.push(close);
  leaving.isOn = false;
  queueMicrotask(settle);
  return () => {
    const index = layers.indexOf(close);
    if (index >= 0) layers.splice(index, 1);
    // A navigation that closes the layer comes first.
    setTimeout(settle);
  };
}

/** Closes the layers before a link around them leads to another screen of the same path, which gets an entry of its own. */
export function closeLayers(): void {
  for (const close of layers.splice(0).reverse()) close();
}

/** Adds or removes entries until each layer has one. */
function settle(): void {
  const { state } = currentEntry();
  // While the router asks whether to leave a screen, the browser may already be at the entry of the next one.
  if (waiting || leaving.isOn || router?.location.state.__TSR_key !== state.__TSR_key) return;
  const wanted = phone().matches ? layers.length : 0;
  const missing = wanted - layersOf(shown);
  if (missing > 0) addEntries(missing);
  else if (missing < 0) {
    waiting = [];
    window.history.go(missing);
  }
}

function addEntries(missing: number): void {
  const before = layersOf(shown);
  const state = { ...currentEntry().state, screen: shown.state.screen ?? randomKey() };
  if (before === 0) replace(state, '');
  for (let count = 1; count <= missing; count++) push({ ...state, layers: before + count }, '');
  shown = currentEntry();
}

function watch(history: RouterHistory): void {
  router = history;
  shown = currentEntry();
  onFirstPop(onPop);
  const { pushState: routerPush, replaceState: routerReplace } = window.history;
  window.history.pushState = (...entry) => {
    if (waiting || layersOf(shown) > 0) return change(push, ...entry);
    routerPush(...entry);
    shown = currentEntry();
  };
  window.history.replaceState = (...entry) => {
    if (waiting || layersOf(shown) > 0) return change(replace, ...entry);
    routerReplace(...entry);
    shown = currentEntry();
  };
}

/** Changes the entry of a layer, or an entry after the current move. The router knows the change already. */
function change(how: Change, ...[state, , url]: Parameters<Change>): void {
  if (waiting) {
    waiting.push(() => change(how, state, '', url));
    return;
  }
  const { screen, layers: count } = shown.state;
  const isLeft = layers.length === 0 || isOtherPath(url);
  if (!count) how(state, '', url);
  // The entry of a layer becomes that of the next screen, so that Back leads from there to the previous one.
  else if (how === push && isLeft) replace(state, '', url);
  else replace({ ...state, screen, layers: count }, '', url);
  shown = currentEntry();
}

const isOtherPath = (url: string | URL | null | undefined) =>
  new URL(url ?? '', location.href).pathname !== location.pathname;

function onPop(event: PopStateEvent): void {
  const before = shown;
  shown = currentEntry();
  const isMove = waiting;
  waiting = null;
  const { screen } = shown.state;
  const isLayer = screen === before.state.screen && layersOf(shown) !== layersOf(before);
  if (screen !== undefined && isLayer) {
    // The router stays where it is. The entry follows what it has changed meanwhile.
    event.stopImmediatePropagation();
    replace({ ...before.state, layers: layersOf(shown) }, '', before.url);
    shown = currentEntry();
    if (!isMove) for (const close of layers.slice(layersOf(shown)).reverse()) close();
  }
  for (const run of isMove ?? []) run();
  // Before the next event, so that a second Back at once meets the entry of a layer that stayed open.
  queueMicrotask(settle);
}
