/** What an upload uses of XMLHttpRequest, over the test's real server: jsdom's own knows neither its address nor Node's forms. */
class UploadRequest extends EventTarget {
  upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = "";
  #address = "";
  #method = "GET";
  #headers = new Headers();
  #answer = new Headers();
  #stopped = new AbortController();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answer.get(name);
  }

  abort(): void {
    this.#stopped.abort();
    this.dispatchEvent(new Event("abort"));
  }

  send(body: BodyInit): void {
    this.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded: 1, total: 2 }));
    const { signal } = this.#stopped;
    fetch(this.#address, { method: this.#method, headers: this.#headers, body, signal }).then(
      async (response) => {
        this.#answer = response.headers;
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new Event("load"));
      },
      () => signal.aborted || this.dispatchEvent(new Event("error")),
    );
  }
}

/** Uploads of this test file go to the server of each test. */
export function uploadsAreSent(): void {
  globalThis.XMLHttpRequest = UploadRequest as unknown as typeof XMLHttpRequest;
}
