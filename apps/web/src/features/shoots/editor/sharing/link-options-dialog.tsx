import { publicShootPath } from '@lensemble/contract/public-shoots';
import { shareLinkWords } from '@lensemble/messages/web/share-link';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { CopyField } from '@/components/forms/copy-field.tsx';
import { ReplaceButton } from '@/components/replace-button.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import {
  shareLinkQuery,
  useReplaceShareLink,
  useUpdateShareLink,
} from '@/features/shoots/api/share-link.ts';
import { LinkEnd, type LinkOptionProps, LinkPassword } from './link-limits.tsx';

interface LinkOptionsDialogProps {
  shootId: string;
  onClose: () => void;
}

export default function LinkOptionsDialog({ shootId, onClose }: LinkOptionsDialogProps) {
  const { data: link, error, isFetching, refetch } = useQuery(shareLinkQuery(shootId));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={shareLinkWords('title')} description={shareLinkWords('description')}>
        <DialogBody className="gap-6">
          {link && <Options shootId={shootId} link={link} />}
          {!link && error && (
            <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
              {shareLinkWords('notLoaded')}
            </LoadFailure>
          )}
          {!link && !error && <LinkSkeleton />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function LinkSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{shareLinkWords('loading')}</span>
      <Skeleton className="h-control w-full rounded-md" />
    </div>
  );
}

function Options(props: LinkOptionProps) {
  return (
    <>
      <div className="grid gap-2">
        <CopyField
          label={shareLinkWords('privateLink')}
          value={props.link.url}
          action={shareLinkWords('copyPrivateLink')}
          copied={shareLinkWords('copied')}
        />
        <div className="flex">
          <NewLink {...props} />
        </div>
      </div>
      <LinkEnd {...props} />
      <LinkPassword {...props} />
      <IdAddress {...props} />
    </>
  );
}

function NewLink({ shootId, link }: LinkOptionProps) {
  const replace = useReplaceShareLink(shootId, link);
  return (
    <ReplaceButton
      action={shareLinkWords('newLink')}
      title={shareLinkWords('newLinkQuestion')}
      description={shareLinkWords('newLinkEffect')}
      pending={replace.isPending}
      onReplace={(onSuccess) => replace.mutate(undefined, { onSuccess })}
    />
  );
}

/** The address of the specification. Calendar events and mailed files contain the id. */
function IdAddress({ shootId, link }: LinkOptionProps) {
  const update = useUpdateShareLink(shootId, link);
  const isLimited = link.endsAt !== null || link.hasPassword;
  const isOn = update.isPending ? (update.variables?.isIdOpen ?? link.isIdOpen) : link.isIdOpen;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Switch
          checked={isOn}
          disabled={isLimited}
          onCheckedChange={(isIdOpen) => update.isPending || update.mutate({ isIdOpen })}
          aria-labelledby="id-address"
          aria-describedby="id-address-state"
        />
        <div className="min-w-0 flex-1">
          <p id="id-address" className="font-[560]">
            {shareLinkWords('idAddress')}
          </p>
          <p id="id-address-state" className="text-ink-3 text-xs">
            {idAddressWords(isOn, isLimited)}
          </p>
        </div>
      </div>
      {isOn && (
        <CopyField
          label={shareLinkWords('address')}
          value={location.origin + publicShootPath(shootId)}
          action={shareLinkWords('copyIdAddress')}
          copied={shareLinkWords('copied')}
        />
      )}
    </div>
  );
}

function idAddressWords(isOn: boolean, isLimited: boolean): string {
  if (isLimited) return shareLinkWords('idLimited');
  return isOn ? shareLinkWords('idOpens') : shareLinkWords('idClosed');
}
