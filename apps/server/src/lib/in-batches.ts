/**
 * Collects calls while a batch runs and answers them together in the next one. A batch therefore starts after all of its
 * calls, and sees what was true by then.
 * @param answer answers the inputs of a batch, in their order
 */
export function inBatches<Input, Output>(
  size: number,
  answer: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  interface Call {
    readonly input: Input;
    readonly resolve: (output: Output) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Call[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size);
      waiting = waiting.slice(size);
      try {
        const outputs = await answer(batch.map(({ input }) => input));
        for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as Output);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void run();
    });
}
