let listeners = 0;

/**
 * A browser opens six connections to a host over HTTP/1.1, and each tab keeps five open to listen for
 * changes: the second tab would wait forever. Here each listener gets a host name of its own;
 * browsers lead every name below `localhost` to this machine.
 */
export function giveListenersTheirOwnHost(apiHost: string): void {
  const { port } = new URL(apiHost);
  const separate = (address: string) => {
    if (!address.startsWith(apiHost) || !address.includes('/data/listen/')) return address;
    listeners += 1;
    return address.replace(apiHost, `http://l${listeners}.localhost:${port}`);
  };
  const { fetch } = window;
  window.fetch = (input, init) =>
    fetch.call(window, typeof input === 'string' ? separate(input) : input, init);
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync: boolean = true,
    ...rest: (string | null | undefined)[]
  ) {
    open.call(this, method, separate(String(url)), isAsync, ...rest);
  };
}
