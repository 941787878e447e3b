import { afterEach, beforeEach, jest } from "@jest/globals";

interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** The files that a test's page has handed to the browser to be saved, which saves none here; emptied before each test. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    let made: Blob | undefined;
    URL.createObjectURL = (blob) => {
      made = blob as Blob;
      return "blob:file";
    };
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      if (made) saved.push({ name: this.download, blob: made });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return saved;
}
