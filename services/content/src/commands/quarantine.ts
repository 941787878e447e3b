import { DomainError, notFound } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";

/** Sets media aside that nothing is known to use: they aren't served any more and come back as soon as something uses them. */
export async function quarantine({ media }: Pick<Contents, "media">, ids: readonly string[]): Promise<void> {
  const quarantinedAt = new Date();
  for (const id of ids)
    await unlessChanged(media.update(id, (state) => (state.quarantinedAt ? undefined : { state: { ...state, quarantinedAt } })));
}

/** Takes a media out of quarantine. NOT_FOUND: it is gone for good. */
export async function release({ media }: Pick<Contents, "media">, id: string): Promise<void> {
  await media.update(id, (state) => {
    if (state.removing) throw notFound();
    return state.quarantinedAt ? { state: { ...state, quarantinedAt: undefined } } : undefined;
  });
}

/** Removes what has been in quarantine; not what somebody has taken out of it since it was looked at. */
export async function removeQuarantined({ media, files }: Pick<Contents, "media" | "files">, id: string, version: number): Promise<void> {
  await unlessChanged(
    media
      .update(id, (state) => (state.removing ? undefined : { state: { ...state, removing: true } }), { expectedVersion: version })
      .then(() => files.deleteAll(id))
      // Delete the record last: after a crash the sweep finds the file by it.
      .then(() => media.delete(id)),
  );
}

/** Does something to a media unless somebody else has changed or removed it meanwhile: the next sweep looks again. */
export async function unlessChanged(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DomainError && ["NOT_FOUND", "CONFLICT"].includes(error.code))) throw error;
  });
}
