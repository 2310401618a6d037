/** The files of a drop, a paste or a choice, apart by whether they are pictures at all. */
export function sortFiles(files: Iterable<File>): { images: File[]; others: File[] } {
  const all = [...files];
  const isImage = ({ type }: File) => type.startsWith('image/');
  return { images: all.filter(isImage), others: all.filter((file) => !isImage(file)) };
}
