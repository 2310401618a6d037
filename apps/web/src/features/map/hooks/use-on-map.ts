import { useState } from 'react';

type Popup =
  | { readonly kind: 'shoot' }
  | { readonly kind: 'crowd'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'closed' };

export interface OnMap {
  readonly popup: Popup;
  readonly choose: (id: string) => void;
  readonly openCrowd: (ids: readonly string[]) => void;
  readonly openCard: () => void;
  readonly closePopup: () => void;
}

/** The state of the popup. `onChoose` is called when the user chooses a shoot on the map. */
export function useOnMap(onChoose: (id: string) => void): OnMap {
  const [popup, setPopup] = useState<Popup>({ kind: 'shoot' });
  const openCard = () => setPopup({ kind: 'shoot' });
  return {
    popup,
    choose: (id) => {
      openCard();
      onChoose(id);
    },
    openCrowd: (ids) => setPopup({ kind: 'crowd', ids: new Set(ids) }),
    openCard,
    closePopup: () => setPopup({ kind: 'closed' }),
  };
}
