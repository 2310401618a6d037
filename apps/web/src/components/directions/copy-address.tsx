import { directionsWords } from '@lensemble/messages/web/directions';
import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyAddress } from './copy.ts';

export function CopyAddress({ address }: { address: string }) {
  return (
    <Button size="sm" onClick={() => void copyAddress(address)}>
      <Copy aria-hidden />
      {directionsWords('copyAddress')}
    </Button>
  );
}
