export const say = (...parts) => process.stdout.write(`${parts.join(" ")}\n`);
