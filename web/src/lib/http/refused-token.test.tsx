import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { type AuthEvent, authState, onAuthEvent, signIn, signOut } from "../auth/auth.ts";
import { apiFetch } from "./api-fetch.ts";
import { Problem } from "./problem.ts";

const USER = { id: "u1", username: "sara", role: "CLIENT" };
const ENDED = { message: "Your session has ended", error: "Your session has ended" };

afterEach(() => {
  act(() => signOut());
  jest.restoreAllMocks();
});

/** An API that takes only the fresh token, and refreshes as told. */
async function strictApi(refresh: "renews" | "refuses" | "is away" | "fails") {
  const asked: (string | undefined)[] = [];
  const fresh = tokenOf({ lifetime: 1700 });
  originIs(
    await serve((request, response) => {
      if (request.url === "/auth/refresh") {
        asked.push("refresh");
        if (refresh === "renews") answer(response, 200, { token: fresh, sessionKey: "k1", user: USER });
        else if (refresh === "refuses") answer(response, 401, ENDED);
        else if (refresh === "fails") answer(response, 503, { message: "Not now", error: "Not now" });
        else response.destroy();
      } else {
        asked.push(request.headers.authorization);
        if (request.headers.authorization === `Bearer ${fresh}`) answer(response, 200, { data: "yes" });
        else answer(response, 401, ENDED);
      }
    }),
  );
  return { asked, fresh };
}

const request = async (): Promise<Response | Problem> => {
  let result: Response | Problem | undefined;
  await act(async () => {
    result = await apiFetch("/graphql", { method: "POST", body: "{}" }).catch((error: Problem) => error);
  });
  return result as Response | Problem;
};

test("a signed-in person's 401 is tried again with a fresh token, and nothing is said", async () => {
  const { asked, fresh } = await strictApi("renews");
  const token = tokenOf();
  signIn({ token, sessionKey: "k0", user: USER });
  render(<Toaster />);
  const response = (await request()) as Response;
  expect(await response.json()).toEqual({ data: "yes" });
  expect(asked).toEqual([`Bearer ${token}`, "refresh", `Bearer ${fresh}`]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(authState().loggedIn).toBe(true);
});

test("several 401s at once wait for one refresh", async () => {
  const { asked } = await strictApi("renews");
  signIn({ token: tokenOf(), sessionKey: "k0", user: USER });
  const statuses = await Promise.all([1, 2, 3].map(async () => ((await apiFetch("/graphql")) as Response).status));
  expect(statuses).toEqual([200, 200, 200]);
  expect(asked.filter((entry) => entry === "refresh")).toHaveLength(1);
});

test("when the refresh is refused too, the person is told once and signed out to the home page", async () => {
  await strictApi("refuses");
  signIn({ token: tokenOf(), sessionKey: "k0", user: USER });
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  render(<Toaster />);
  expect(await request()).toMatchObject({ status: 401, code: "SESSION_EXPIRED" });
  stop();
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Both token and refresh token have expired. Your request was aborted.",
  ]);
  expect(authState().loggedIn).toBe(false);
  expect(events).toEqual(["signed-out"]);
});

test("a refresh that fails says why, alone, and logs nobody out", async () => {
  await strictApi("fails");
  signIn({ token: tokenOf(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  expect(await request()).toMatchObject({ status: 503 });
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Not now"]);
  expect(authState().loggedIn).toBe(true);
});

test("a refresh that can't reach the server logs nobody out", async () => {
  await strictApi("is away");
  signIn({ token: tokenOf(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  expect(await request()).toMatchObject({ status: 401 });
  expect(screen.getByText("Your session has ended")).toBeInTheDocument();
  expect(authState().loggedIn).toBe(true);
});

test("a visitor's 401, such as a wrong password's, is only told", async () => {
  const { asked } = await strictApi("renews");
  render(<Toaster />);
  expect(await request()).toMatchObject({ status: 401 });
  expect(screen.getByRole("alert")).toHaveTextContent("Your session has ended");
  expect(asked).toEqual([undefined]);
});
