import { type Api, ApiError } from "../api.ts";

export const DEMO_EMAIL = "demo@muhtawa.local";
export const EDITOR_EMAIL = "editor@muhtawa.local";

export interface SignedIn {
  readonly token: string;
  readonly id: string;
}

interface AuthPayload {
  token: string;
  user: { id: string };
}

const signedIn = ({ token, user }: AuthPayload): SignedIn => ({ token, id: user.id });

export async function signIn(api: Api, email: string, password: string): Promise<SignedIn> {
  const { login } = await api<{ login: AuthPayload }>(
    `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token user { id } } }`,
    { email, password },
  );
  return signedIn(login);
}

/** Who signs in with an address; undefined when nobody does. */
export async function signInIfThere(api: Api, email: string, password: string): Promise<SignedIn | undefined> {
  try {
    return await signIn(api, email, password);
  } catch (error) {
    if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return undefined;
    throw error;
  }
}

/** The demo's client, who is registered when nobody is by this name. */
export async function signInDemo(api: Api, password: string): Promise<SignedIn> {
  return (await signInIfThere(api, DEMO_EMAIL, password)) ?? register(api, password);
}

async function register(api: Api, password: string): Promise<SignedIn> {
  const { countries } = await api<{ countries: { id: string; phone: string }[] }>(`{ countries { id phone } }`);
  const country = countries.find(({ phone }) => phone.endsWith("966")) ?? countries[0];
  const { registerUser } = await api<{ registerUser: AuthPayload }>(
    `mutation ($email: String!, $password: String!, $countryId: ID!) {
      registerUser(
        username: "noura", email: $email, password: $password, confirmPassword: $password, countryId: $countryId,
        phoneCode: "966", phoneNumber: "500000000", firstName: "Noura", lastName: "Sada", organization: "Sada Coffee Roasters"
      ) { token user { id } }
    }`,
    { email: DEMO_EMAIL, password, countryId: country?.id },
  );
  return signedIn(registerUser);
}

/** Makes the admin who reads what the demo's client writes; `admin` calls as one. */
export async function makeEditor(admin: Api, password: string): Promise<void> {
  await admin(
    `mutation ($email: String!, $password: String!) {
      createAdmin(
        username: "salim", firstName: "Salim", lastName: "Haddad", phoneCode: "966", phoneNumber: "500000001", email: $email, password: $password
      ) { user { id } }
    }`,
    { email: EDITOR_EMAIL, password },
  );
}
