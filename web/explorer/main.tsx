import "graphiql/style.css";
import "./page.css";
import { GraphiQL, type GraphiQLProps } from "graphiql";
import { createRoot } from "react-dom/client";

/** Nothing is sent but what stands in the editors: a token belongs into the headers, and is forgotten with the page. */
const fetcher: GraphiQLProps["fetcher"] = async (operation, { headers } = {}) => {
  const answer = await fetch("/graphql", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(operation),
  });
  return answer.json();
};

const QUERY = `# The API of this installation. What needs an account takes a personal token, below under Headers:
#   { "authorization": "Bearer muh_…" }
{
  countries {
    id
    name
  }
}
`;

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultQuery={QUERY} defaultEditorToolsVisibility="headers" shouldPersistHeaders={false} />,
  );
