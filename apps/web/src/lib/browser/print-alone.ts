/** Prints only what has the class `print-alone`, with what is shown only then (`in-print-alone`). */
export function printAlone(): void {
  const { dataset } = document.body;
  dataset.printAlone = '';
  window.addEventListener(
    'afterprint',
    () => {
      delete dataset.printAlone;
    },
    { once: true },
  );
  window.print();
}
