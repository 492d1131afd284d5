import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { type AdminOrder, cancelOrderEndpoint } from '#contracts/orders/dashboard.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { orderMessages } from './messages.ts';

interface CancelOrderProps {
  order: AdminOrder;
  onDone: () => void;
}

/** Gives up an order that nothing was paid for, after asking. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const words = orderMessages.cancel;
  const { id, updatedAt, number, payer } = order;
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title(number)}
          text={words.text(payer.email)}
          confirm={words.open}
          confirming={words.busy}
          call={() => callApi(cancelOrderEndpoint, { id, seen: updatedAt })}
          done={words.done}
          failedTitle={words.failed}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
