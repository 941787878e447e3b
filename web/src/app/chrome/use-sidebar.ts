import { useState } from "react";
import { useAuth } from "../../lib/auth/auth.ts";
import { STORED } from "../../lib/stored-names.ts";
import { readStored, writeStored } from "../../lib/stored-values.ts";

/** Whether the sidebar is collapsed, kept per user. */
export function useSidebar() {
  const { user } = useAuth();
  const key = STORED.sidebarOf(user?.id);
  const [collapsed, setCollapsed] = useState(() => readStored(key) === "collapsed");
  const toggle = () => {
    writeStored(key, collapsed ? "open" : "collapsed");
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
