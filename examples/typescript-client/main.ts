import { ApiFailure, muhtawa } from "./client.ts";
import { DraftPostDocument, OwnCompaniesDocument } from "./generated/graphql.ts";

const { MUHTAWA_URL = "http://localhost:4000", MUHTAWA_TOKEN } = process.env;
if (!MUHTAWA_TOKEN) {
  process.stderr.write("Set MUHTAWA_TOKEN to a personal token: Profile, Manage tokens.\n");
  process.exit(1);
}

const call = muhtawa(MUHTAWA_URL, MUHTAWA_TOKEN);
try {
  const { currentUser, companies } = await call(OwnCompaniesDocument, {});
  process.stdout.write(`${currentUser.username} has ${companies.totalCount} companies\n`);
  const [company] = companies.results;
  if (company) {
    const { createContent } = await call(DraftPostDocument, {
      companyId: company.id,
      title: `What is new at ${company.brandName}`,
      keywords: ["news"],
    });
    const { id, title, status } = createContent.content;
    process.stdout.write(`${title}: ${status} ${id}\n`);
  }
} catch (error) {
  if (!(error instanceof ApiFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
