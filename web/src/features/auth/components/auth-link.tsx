import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";

export const AuthLink = chakra(Link, { base: { color: "brand.fg", fontWeight: "semibold", _hover: { textDecoration: "underline" } } });
