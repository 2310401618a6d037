import { callSendingWords } from '@lensemble/messages/web/call-sending';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';

interface SendPanesProps {
  title: string;
  who: ReactNode;
  email: ReactNode;
}

const paneStyles = 'min-h-0 overflow-y-auto data-[state=inactive]:max-md:hidden';

/** Who gets an email, beside the email as they will read it. On phones, each has a tab. */
export const SendPanes = ({ title, who, email }: SendPanesProps) => (
  <Tabs defaultValue="who" className="flex min-h-0 flex-1 flex-col">
    <TabsList aria-label={title} className="mx-4 mb-2 md:hidden">
      <TabsTrigger value="who">{callSendingWords('who')}</TabsTrigger>
      <TabsTrigger value="email">{callSendingWords('email')}</TabsTrigger>
    </TabsList>
    <div className="grid min-h-0 flex-1 border-line max-md:grid-rows-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_27rem] md:border-t">
      <TabsContent value="who" forceMount tabIndex={-1} data-dialog-body="" className={paneStyles}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-4 md:px-6">
          {who}
        </div>
      </TabsContent>
      <TabsContent
        value="email"
        forceMount
        tabIndex={-1}
        className={`${paneStyles} bg-well px-4 py-4 md:border-line md:border-l md:px-6`}
      >
        {email}
      </TabsContent>
    </div>
  </Tabs>
);
