import { MapError } from '../map-error.ts';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
/** Beside what every map needs, what the spec asks for (section 7). */
export const LIBRARIES = ['places'];
/** Nobody waits longer for a map; the script may still come, and the next try finds it. */
const PATIENCE_MS = 20_000;
const CALLBACK = 'googleMapsAreThere';

interface Surroundings {
  google?: { maps?: { importLibrary?: unknown } };
  [CALLBACK]?: () => void;
}

const surroundings = window as unknown as Surroundings;

/** Brings Google's maps into the page, once. @throws MapError that says how far it got */
export async function loadGoogleMaps(apiKey: string): Promise<void> {
  if (!surroundings.google?.maps?.importLibrary) await loadScript(apiKey);
  await Promise.all(['core', 'maps', ...LIBRARIES].map((name) => google.maps.importLibrary(name)));
}

function loadScript(apiKey: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const loaded = (isLast: boolean) => {
      const maps = surroundings.google?.maps;
      if (!maps || (isLast && !maps.importLibrary)) reject(new MapError('scriptWithoutMaps'));
      else if (isLast) resolve();
    };
    setTimeout(() => reject(new MapError('scriptFailed')), PATIENCE_MS);
    surroundings[CALLBACK] = () => loaded(true);
    script.addEventListener('load', () => loaded(false));
    script.addEventListener('error', () => reject(new MapError('scriptFailed')));
    script.src = `${SCRIPT}?${new URLSearchParams({
      key: apiKey,
      libraries: LIBRARIES.join(','),
      callback: CALLBACK,
      loading: 'async',
    })}`;
    // The policy of the page trusts what carries it, and Google's script looks for it.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    document.head.append(script);
  }).catch((error: unknown) => {
    // Another try loads it again.
    script.remove();
    throw error;
  });
}
