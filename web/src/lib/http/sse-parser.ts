export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

/** Reads the text/event-stream format as the HTML standard defines it, from chunks cut anywhere. */
export function sseParser(onEvent: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = "";
  let id = "";
  let event = "";
  let data: string[] = [];

  const field = (line: string) => {
    if (line === "") {
      if (data.length > 0) onEvent({ id, event: event || "message", data: data.join("\n") });
      event = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "data") data.push(value);
    else if (name === "event") event = value;
    else if (name === "id") id = value;
  };

  return (chunk) => {
    rest += chunk;
    // a chunk may end between the two characters of a CRLF
    const held = rest.endsWith("\r") ? "\r" : "";
    const lines = (held ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? "") + held;
    for (const line of lines) field(line);
  };
}
