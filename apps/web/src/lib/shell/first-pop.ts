/*
 * Import it before the router. Browsers call the `popstate` listeners of the window in the order of their registration, so that
 * only an earlier one can keep an event from the router.
 */

let listener: ((event: PopStateEvent) => void) | undefined;
// The build renders the first paint without a window.
globalThis.window?.addEventListener('popstate', (event) => listener?.(event));

/** Sets the function that sees `popstate` events before the router does. */
export function onFirstPop(called: (event: PopStateEvent) => void): void {
  listener = called;
}
