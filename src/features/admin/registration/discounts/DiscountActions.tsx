import { callApi } from '#browser/api.ts';
import { type DiscountRow, updateDiscountEndpoint } from '#contracts/discounts/dashboard.ts';
import { messages } from '#words/office/dashboard/discounts.ts';
import { RowActions } from '../../kit/RowActions.tsx';
import { isStale, useSave } from '../../kit/use-save.ts';

interface DiscountActionsProps {
  discount: DiscountRow;
  onEdit: () => void;
  /** The discount is another now, by our doing or someone else's. */
  onChanged: () => void;
}

/** Changes a discount, or turns it on or off: each row on its own, as quickly as they are pressed. */
export function DiscountActions({ discount: row, onEdit, onChanged }: DiscountActionsProps) {
  const { busy, run } = useSave();
  const { id, updatedAt: seen, ...discount } = row;

  async function toggle() {
    const changed = { ...discount, isOn: !discount.isOn };
    const { saved, failed: failedTitle } = messages.dialog;
    await run(
      async () => {
        const result = await callApi(updateDiscountEndpoint, { id, seen, discount: changed });
        if (result.ok || isStale(result.error)) onChanged();
        return result;
      },
      { done: { ...saved, description: row.name }, failedTitle, isToastAlone: true },
    );
  }

  return (
    <RowActions
      of={row.name}
      inSight={2}
      actions={[
        { label: messages.edit, run: onEdit },
        {
          label: row.isOn ? messages.switchOff : messages.switchOn,
          run: () => void toggle(),
          busy,
        },
      ]}
    />
  );
}
