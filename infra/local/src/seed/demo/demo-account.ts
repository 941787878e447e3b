import { type Api, ApiError } from "../api.ts";

export const DEMO_EMAIL = "demo@muhtawa.local";

/** The token of the demo's client, who is registered when nobody is by this name. */
export async function signInDemo(api: Api, password: string): Promise<string> {
  try {
    const { login } = await api<{ login: { token: string } }>(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
      { email: DEMO_EMAIL, password },
    );
    return login.token;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return register(api, password);
  }
}

async function register(api: Api, password: string): Promise<string> {
  const { countries } = await api<{ countries: { id: string; phone: string }[] }>(`{ countries { id phone } }`);
  const country = countries.find(({ phone }) => phone.endsWith("966")) ?? countries[0];
  const { registerUser } = await api<{ registerUser: { token: string } }>(
    `mutation ($email: String!, $password: String!, $countryId: ID!) {
      registerUser(
        username: "demo", email: $email, password: $password, confirmPassword: $password, countryId: $countryId,
        phoneCode: "966", phoneNumber: "500000000", firstName: "Noura", lastName: "Sada", organization: "Sada Coffee Roasters"
      ) { token }
    }`,
    { email: DEMO_EMAIL, password, countryId: country?.id },
  );
  return registerUser.token;
}
