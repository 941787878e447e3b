export const HOME = "/";
export const SIGN_IN = "/auth/signin";
export const SIGN_UP = "/auth/signup";
export const SIGNED_IN_HOME = "/dashboard";
export const LOGIN_CALLBACK = "/login";

/** Closed to clients, with everything below. */
export const STAFF_PATHS = ["/users", "/admins", "/basic-data", "/crm", "/system"];

export const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);
