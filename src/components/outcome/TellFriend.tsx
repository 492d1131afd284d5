import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/payment-steps.ts';

interface TellFriendProps {
  /** Where it is the main way on. */
  main?: boolean;
  /** What the friend reads above the link. */
  text: string;
  /** The page they are led to. */
  path: string;
}

/** Opens the phone's own way to share a page; where there is none, copies its address. */
export function TellFriend({ main = false, text, path }: TellFriendProps) {
  const [address, setAddress] = useState<{ url: string; copied: boolean }>();
  async function share() {
    const url = new URL(path, window.location.href).href;
    // Who closes the phone's list has chosen not to.
    const canShare = typeof navigator.share === 'function';
    if (canShare) return navigator.share({ text, url }).catch(() => undefined);
    const copied = await navigator.clipboard.writeText(`${text} ${url}`).then(
      () => true,
      () => false,
    );
    setAddress({ url, copied });
  }
  return (
    <>
      <Button variant={main ? 'primary' : 'outline'} onClick={() => void share()}>
        {messages.share.button}
      </Button>
      <p role="status" className="basis-full text-sm text-muted empty:absolute">
        {address && (address.copied ? messages.share.copied : messages.share.link(address.url))}
      </p>
    </>
  );
}
