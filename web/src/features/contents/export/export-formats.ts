import { FileCode, FileText, FileType, Hash } from "lucide-react";

export const EXPORT_FORMATS = [
  { format: "docx", icon: FileText },
  { format: "pdf", icon: FileType },
  { format: "html", icon: FileCode },
  { format: "md", icon: Hash },
] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number]["format"];
