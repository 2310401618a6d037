import { MapError } from '../map-error.ts';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const LIBRARIES = ['places'];
/** The timeout. A script that arrives later is used by the next attempt. */
const TIMEOUT_MS = 20_000;
const CALLBACK = 'googleMapsAreThere';

interface Surroundings {
  google?: { maps?: { importLibrary?: unknown } };
  [CALLBACK]?: () => void;
}

const surroundings = window as unknown as Surroundings;

/**
 * Loads Google's script once per page.
 * @throws MapError with the reason
 */
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
    setTimeout(() => reject(new MapError('scriptFailed')), TIMEOUT_MS);
    surroundings[CALLBACK] = () => loaded(true);
    script.addEventListener('load', () => loaded(false));
    script.addEventListener('error', () => reject(new MapError('scriptFailed')));
    script.src = `${SCRIPT}?${new URLSearchParams({
      key: apiKey,
      libraries: LIBRARIES.join(','),
      callback: CALLBACK,
      loading: 'async',
    })}`;
    // The content security policy accepts scripts with the page's nonce. Google's script passes it on to its own.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    document.head.append(script);
  }).catch((error: unknown) => {
    // Without the failed element, a retry loads the script again.
    script.remove();
    throw error;
  });
}
