import type { SavedTemplateFragment } from "../../../generated/graphql.ts";
import type { Template } from "./template.ts";

/** A company's own template as the gallery has it. */
export function companyTemplate(saved: SavedTemplateFragment, summary: string): Template {
  const { id, name, version, type, view, framework, keywords, details, classification, level, methodology, interestArea } = saved;
  const { idea, ideaExplanation, conversionFunnel, objective, topics, internalLinks, externalLinks } = saved;
  const { tools, sharingStyle, writerRole, participation, intensity, socialChannels } = saved;
  return {
    id,
    name,
    summary,
    version,
    needs: {
      type,
      view,
      keywords,
      framework: framework ?? "",
      details: details ?? "",
      classification: classification ?? "",
      level: level ?? "",
      methodology: methodology ?? "",
      interestArea: interestArea ?? "",
    },
    beginning: {
      ...(idea || ideaExplanation ? { idea: { idea, ideaExplanation } } : {}),
      objectives: { conversionFunnel, objective, topics, internalLinks, externalLinks },
      tools: { tools, sharingStyle, writerRole, participation, intensity, socialChannels },
    },
  };
}
