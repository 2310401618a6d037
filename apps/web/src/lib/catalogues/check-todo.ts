import type { Costume } from '@lensemble/contract/costumes';
import { todoListWords } from '@lensemble/messages/web/todo-list';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { sentenceOf } from '../calls/api.ts';
import { toast, toastError } from '../shell/toast.ts';
import { afterCheck, type TodoCheck } from './after-check.ts';
import { listItemsQuery } from './catalogues.ts';
import { putItem } from './item-cache.ts';
import { tellChecked } from './tell-checked.ts';
import { tryChange } from './try-change.ts';

const CHECK = 'check-todo';

interface Check extends TodoCheck {
  readonly id: string;
}

interface CheckTodo {
  readonly check: (check: Check) => void;
  /** Loads the costumes where the screen has not. The change names the version of the costume, so it waits for them. */
  readonly prepare: () => void;
}

/** Checks off a todo of a costume optimistically and offers Undo in a toast. A refusal restores it. */
export function useCheckTodo(): CheckTodo {
  const client = useQueryClient();
  const { mutate } = useMutation(checkTodoMutation((check) => mutate(check)));
  const load = () => client.ensureQueryData(listItemsQuery('costumes'));
  return {
    check: (check) => void load().then(() => mutate(check), tellFailed),
    prepare: () => void client.prefetchQuery(listItemsQuery('costumes')),
  };
}

const tellFailed = (error: unknown) =>
  toastError(sentenceOf(error, todoListWords('costumeNotUpdated')));

/** Exported for its test. */
export function checkTodoMutation(undo: (check: Check) => void) {
  return mutationOptions({
    mutationKey: [CHECK],
    // Checks run one after another, so that each knows the version that the previous one created.
    scope: { id: CHECK },
    onMutate: (check: Check, { client }) => {
      const before = cachedCostume(client, check.id)?.todos;
      // A list that is on its way still has the todo. The response of the change loads it again.
      void client.cancelQueries({ queryKey: costumesKey, exact: true });
      showTodos(client, check.id, (todos) => afterCheck(todos, check));
      if (check.isUndo) toast({ title: todoListWords('restored'), description: check.todo });
      else tellChecked(check.todo, () => undo({ ...check, isUndo: true }));
      return before;
    },
    mutationFn: (check: Check, { client }) => storeTodos(client, check),
    onSuccess: (costume, { id }, _before, { client }) => {
      const todos = isPendingAgain(client, id) && cachedCostume(client, id)?.todos;
      putItem(client, 'costumes', todos ? { ...costume, todos } : costume);
    },
    onError: (error, { id }, before, { client }) => {
      if (before && !isPendingAgain(client, id)) showTodos(client, id, () => before);
      tellFailed(error);
    },
  });
}

/** Stores the shown todos. If another member has changed the costume, checks the todo off in their version. */
async function storeTodos(client: QueryClient, check: Check): Promise<Costume> {
  const shown = cachedCostume(client, check.id);
  if (!shown) throw new Error('The costume is not loaded');
  for (let { todos, updatedAt } = shown; ; ) {
    const { isWritten, item } = await tryChange('costumes', check.id, { todos }, updatedAt);
    if (isWritten) return item;
    updatedAt = item.updatedAt;
    todos = [...afterCheck(item.todos, check)];
  }
}

const costumesKey = listItemsQuery('costumes').queryKey;

function cachedCostume(client: QueryClient, id: string): Costume | undefined {
  return client.getQueryData(costumesKey)?.find((costume) => costume.id === id);
}

function showTodos(
  client: QueryClient,
  id: string,
  change: (todos: readonly string[]) => readonly string[],
): void {
  client.setQueryData(costumesKey, (costumes) =>
    costumes?.map((costume) =>
      costume.id === id ? { ...costume, todos: [...change(costume.todos)] } : costume,
    ),
  );
}

/** Whether another check of the same costume is pending. The cache already shows its result. */
function isPendingAgain(client: QueryClient, id: string): boolean {
  const isOfCostume = (variables: unknown) => (variables as Check | undefined)?.id === id;
  const predicate = ({ state }: { state: { variables?: unknown } }) => isOfCostume(state.variables);
  return client.isMutating({ mutationKey: [CHECK], predicate }) > 1;
}
