/** 128 random bits in hexadecimal. Pages on plain http, as in an installation on a LAN, have no crypto.randomUUID. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
