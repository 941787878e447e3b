export type Terminal = {
  /** A step of the start, or news of a running stack. */
  line(text: string): void;
  /** Something the person should look at. */
  warning(text: string): void;
};

const dim = process.stdout.isTTY ? (text: string) => `\u001B[2m${text}\u001B[22m` : (text: string) => text;
const yellow = process.stdout.isTTY ? (text: string) => `\u001B[33m${text}\u001B[39m` : (text: string) => text;

/** Lines on standard output, each with the seconds since the start. */
export function terminalSince(began: number): Terminal {
  const stamp = (): string => dim(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  `);
  return {
    line: (text) => process.stdout.write(`${stamp()}${text}\n`),
    warning: (text) => process.stdout.write(`${stamp()}${yellow(text)}\n`),
  };
}

export type Welcome = {
  readonly address: string;
  readonly mongo: string;
  readonly nats: string;
  readonly model: string;
  readonly mails: string;
  readonly signIns: readonly { readonly role: string; readonly email: string; readonly password: string }[];
  readonly dataDir: string;
};

export function welcome({ address, mongo, nats, model, mails, signIns, dataDir }: Welcome): string {
  const rows = [
    ["Address", address],
    ...signIns.map(({ role, email, password }) => [role, `${email}  ${password}`]),
    ["MongoDB", mongo],
    ["NATS", nats],
    ["AI", model],
    ["Mails", mails],
    ["Data, logs", dataDir],
  ];
  const body = rows.map(([name = "", value]) => `  ${name.padEnd(12)} ${value}`).join("\n");
  return `\nMuhtawa is ready.\n\n${body}\n\nCtrl-C ends it.\n`;
}
