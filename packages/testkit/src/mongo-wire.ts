import { BSON } from "bson";

const HEADER_BYTES = 16;
const FLAGS_BYTES = 4;
const OP_MSG = 2013;
const KIND_SEQUENCE = 1;

/** A message of MongoDB's wire protocol, as a proxy sees it. */
export interface WireMessage {
  readonly bytes: Buffer;
  readonly requestId: number;
  readonly responseTo: number;
  /** The command or answer, with what came as a sequence of documents in its place; undefined for messages of the old kinds. */
  readonly document: Record<string, unknown> | undefined;
}

/** Puts messages together from the pieces they arrive in. */
export function messageReader(onMessage: (message: WireMessage) => void): (piece: Buffer) => void {
  let pending = Buffer.alloc(0);
  return (piece) => {
    pending = Buffer.concat([pending, piece]);
    while (pending.length >= HEADER_BYTES && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      onMessage(parsed(pending.subarray(0, length)));
      pending = pending.subarray(length);
    }
  };
}

function parsed(bytes: Buffer): WireMessage {
  const isMessage = bytes.readInt32LE(12) === OP_MSG;
  return {
    bytes,
    requestId: bytes.readInt32LE(4),
    responseTo: bytes.readInt32LE(8),
    document: isMessage ? documentOf(bytes.subarray(HEADER_BYTES + FLAGS_BYTES)) : undefined,
  };
}

function documentOf(sections: Buffer): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  for (let at = 0; at < sections.length;) {
    const kind = sections[at];
    const start = at + 1;
    const length = sections.readInt32LE(start);
    const section = sections.subarray(start, start + length);
    if (kind === KIND_SEQUENCE) {
      const end = section.indexOf(0, 4);
      document[section.toString("utf8", 4, end)] = documentsIn(section.subarray(end + 1));
    } else Object.assign(document, BSON.deserialize(section));
    at = start + length;
  }
  return document;
}

function documentsIn(bytes: Buffer): object[] {
  const documents: object[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at))
    documents.push(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at))));
  return documents;
}

/** An answer of the proxy's own to a command. */
export function answerTo({ requestId }: WireMessage, document: object): Buffer {
  const body = BSON.serialize(document);
  const header = Buffer.alloc(HEADER_BYTES + FLAGS_BYTES + 1);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([header, body]);
}

/** `find contents`: a command's name and what it is sent to. */
export function commandOf({ document }: WireMessage): string {
  const [name = "", collection] = Object.entries(document ?? {})[0] ?? [];
  return `${name} ${String(collection)}`;
}
