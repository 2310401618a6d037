export interface ServerEvent {
  /** Empty for a change. */
  readonly name: string;
  readonly data: string;
}

/**
 * Reads server-sent events.
 * @param onBytes is called with each piece that arrives, heartbeats included
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as never as Decoder).getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onBytes();
    const blocks = `${rest}${piece.value}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) onEvent(event);
    }
  }
}

/** The types of the standard library disagree about buffers. */
type Decoder = TransformStream<Uint8Array, string>;

/** Undefined for a comment. */
function eventOf(block: string): ServerEvent | undefined {
  const fields = block.split('\n').map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')] as const;
  });
  const { event: name = '', data } = Object.fromEntries(fields);
  return data === undefined ? undefined : { name, data };
}
