/**
 * Exchanges messages with the other tabs. `watch` returns a function that stops it, and allows one watcher at a time.
 */
export function tabChannel<Message>(name: string) {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    tell(message: Message): void {
      open().postMessage(message);
    },
    watch(onMessage: (message: Message) => void): () => void {
      const opened = open();
      opened.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
      return () => {
        opened.close();
        channel = undefined;
      };
    },
  };
}
