import { APPLICATION_PAGE } from "./addresses.ts";

const PREFIX = "muhtawa-";
/** The application of one build, whole or not at all. */
const APPLICATION = `${PREFIX}application-${BUILD.version}`;
/** What else of it was used. */
const VISITED = `${PREFIX}visited-${BUILD.version}`;

const ANY_HEADERS = { ignoreVary: true };

export const findKept = (address: string) => caches.match(address, ANY_HEADERS);

export async function keepVisited(address: string, response: Response): Promise<void> {
  const visited = await caches.open(VISITED);
  await visited.put(address, response);
}

/** Whether this browser has the application of this build or of an earlier one. */
export const hasApplication = async () => (await caches.keys()).some((name) => name.startsWith(`${PREFIX}application-`));

/** Keeps what the application needs to start without a network. The page comes last: with it there, all is there. */
export async function keepApplication(): Promise<void> {
  const application = await caches.open(APPLICATION);
  if (await application.match(APPLICATION_PAGE, ANY_HEADERS)) return;
  await Promise.all(
    BUILD.files.map(async (file) => {
      const known = file.startsWith("/assets/") ? await findKept(file) : undefined;
      await application.put(file, known ?? (await fetched(file)));
    }),
  );
  const page = await fetched(APPLICATION_PAGE);
  // In the middle of a deployment another build may answer; its page would look for scripts that aren't here.
  if (!(await page.clone().text()).includes(BUILD.entry)) throw new Error("The page is of another build");
  await application.put(APPLICATION_PAGE, page);
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address, { cache: "no-cache" });
  if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}

/** Earlier builds' files go. */
export async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== APPLICATION && name !== VISITED);
  await Promise.all(others.map((name) => caches.delete(name)));
}
