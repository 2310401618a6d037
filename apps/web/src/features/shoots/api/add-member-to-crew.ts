import { type CrewMember, personnel } from '@lensemble/contract/personnel';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';

interface TeamMate {
  readonly name: string;
  readonly email: string;
}

const once = onceEach();

/** Adds a member of the team to the crew list. */
export function useAddMemberToCrew() {
  return useMutation({
    mutationFn: ({ name, email }: TeamMate): Promise<CrewMember> =>
      once(`${name} ${email}`, (key) =>
        callApi(personnel.create, {
          body: { name, email },
          headers: { 'idempotency-key': key },
        }),
      ),
    onSuccess: (_made, _mate, _result, { client }) =>
      void client.invalidateQueries({ queryKey: listItemsQuery('personnel').queryKey }),
  });
}
