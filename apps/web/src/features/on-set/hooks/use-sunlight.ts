import { useLayoutEffect, useState } from 'react';

const KEY = 'lensemble:sunlight';

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Black on white, for a screen in the sun. This device remembers it. */
export function useSunlight(): readonly [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(wasOn);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    if (isOn) dataset.theme = 'sun';
    return () => {
      if (isOn) dataset.theme = before;
    };
  }, [isOn]);
  const toggle = () => {
    setOn(!isOn);
    try {
      localStorage.setItem(KEY, isOn ? 'off' : 'on');
    } catch {
      // Storage may be blocked; then the choice is lost with the page.
    }
  };
  return [isOn, toggle];
}
