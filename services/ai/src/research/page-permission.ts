/** Hosts as an operator lists them: `example.org` is that host, `.example.org` those below it, too. */
export function isListed(host: string, hosts: readonly string[]): boolean {
  const name = host.toLowerCase();
  return hosts.some((listed) => name === listed || (listed.startsWith(".") && (name.endsWith(listed) || name === listed.slice(1))));
}

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** Which pages may be read: those that a search has returned, and those of listed hosts; nothing that a page or a model makes up. */
export class PagePermission {
  readonly #hosts: readonly string[];
  readonly #found = new Set<string>();
  readonly #foundHosts = new Set<string>();

  constructor(hosts: readonly string[]) {
    this.#hosts = hosts;
  }

  found(address: string): void {
    const url = new URL(address);
    this.#found.add(url.href);
    this.#foundHosts.add(bareHost(url.host));
  }

  allows(url: URL): boolean {
    return this.#found.has(url.href) || this.names(url);
  }

  /** Whether the operator has named its host, and no search alone. */
  names(url: URL): boolean {
    return isListed(url.hostname, this.#hosts);
  }

  /** Where a page that is allowed may lead on to by itself: another address of such a host, as pages do that have moved. */
  leadsTo(url: URL): boolean {
    return this.allows(url) || this.#foundHosts.has(bareHost(url.host));
  }
}
