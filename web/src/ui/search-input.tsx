import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { controlRecipe } from "./control-recipe.ts";
import { Icon } from "./icon.tsx";

const Input = chakra("input", controlRecipe);

/** Milliseconds after the last key press until the search begins. */
const DEBOUNCE_MS = 300;

interface SearchInputProps {
  /** Its accessible name and placeholder: "Search users". */
  label: string;
  value: string;
  /** 300 ms after the last key press, without the blanks around it. */
  onChange: (term: string) => void;
  width?: string;
  /** Takes what room others leave on its line. */
  grows?: boolean;
}

/** Searches while one types. */
export function SearchInput({ label, value, onChange, width = "220px", grows }: SearchInputProps) {
  const [term, setTerm] = useState(value);
  /** What the page was told last; it may hear of it later than the person types on. */
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTerm(value);
  }, [value]);
  useEffect(() => {
    const wanted = term.trim();
    if (wanted === told.current.trim()) return undefined;
    const timer = setTimeout(() => {
      told.current = wanted;
      onChange(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term, onChange]);
  return (
    <chakra.span
      role="search"
      position="relative"
      display="block"
      w={{ base: "100%", md: width }}
      {...(grows ? { flexGrow: "1", maxW: { md: "260px" } } : {})}
    >
      <chakra.span
        position="absolute"
        insetBlock="0"
        insetInlineStart="2.5"
        display="flex"
        alignItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon as={Search} />
      </chakra.span>
      <Input
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        ps="8"
        css={{ "&::-webkit-search-cancel-button": { cursor: "pointer" }, "&:placeholder-shown": { direction: "inherit" } }}
      />
    </chakra.span>
  );
}
