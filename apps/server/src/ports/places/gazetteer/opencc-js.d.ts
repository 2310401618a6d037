/** Lines of characters and what they become, the most common one first: `萬 万|臺 台 …`. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
