import { afterEach, expect, test } from "@jest/globals";
import { act, renderHook, screen } from "@testing-library/react";
import type { IncomingHttpHeaders } from "node:http";
import { answer, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { EXPIRED_TOKEN, tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { type AuthEvent, authState, onAuthEvent, signIn, signOut } from "../auth/auth.ts";
import { apiFetch } from "./api-fetch.ts";
import { Problem, wasReported } from "./problem.ts";
import { useServerErrors } from "./server-errors.ts";

const USER = { id: "u1", username: "sara" };

afterEach(() => act(() => signOut()));

const failure = async (address: string) => {
  let caught: unknown;
  await act(async () => {
    caught = await apiFetch(address).catch((error: unknown) => error);
  });
  return caught as Problem;
};

test("every request carries the language and the token", async () => {
  let headers: IncomingHttpHeaders = {};
  const address = await serve((request, response) => {
    headers = request.headers;
    answer(response, 200, { data: [] });
  });
  const token = tokenOf();
  signIn({ token, user: USER });
  await speak("ar");
  await apiFetch(address, { method: "POST", body: "{}" });
  expect(headers).toMatchObject({
    "x-locale": "ar",
    "accept-language": "ar",
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  });
});

test("what says itself how it is written keeps saying so: a file in a form, a request with a type of its own", async () => {
  const types: (string | null)[] = [];
  const told = async (_: unknown, init: RequestInit) => {
    types.push(new Headers(init.headers).get("Content-Type"));
    return Response.json({});
  };
  await apiFetch("/media", { method: "POST", body: new FormData() }, told);
  await apiFetch("/notes", { method: "POST", body: "a", headers: { "Content-Type": "text/plain" } }, told);
  expect(types).toEqual([null, "text/plain"]);
});

test("credentials go along, to another origin too", async () => {
  const sent: RequestInit[] = [];
  await apiFetch("https://api.example.com/site/partners", {}, async (_, init) => {
    sent.push(init);
    return Response.json({ data: [] });
  });
  expect(sent).toMatchObject([{ credentials: "include" }]);
});

test("a visitor's request carries no token", async () => {
  let headers: IncomingHttpHeaders = {};
  const address = await serve((request, response) => {
    headers = request.headers;
    answer(response, 200, {});
  });
  await apiFetch(address);
  expect(headers.authorization).toBeUndefined();
});

test("403 says why and signs out", async () => {
  const address = await serve((_, response) => answer(response, 403, { error: "Not for you", message: "Not for you" }));
  signIn({ token: tokenOf(), user: USER });
  render(<Toaster />);
  expect(await failure(address)).toBeInstanceOf(Problem);
  expect(screen.getByRole("alert")).toHaveTextContent("Not for you");
  expect(authState().loggedIn).toBe(false);
});

test.each([409, 429, 503])("%i says why, once, and leaves the person signed in", async (status) => {
  const message = `Status ${status}`;
  const address = await serve((_, response) => answer(response, status, { errors: [{ message, extensions: { code: "X" } }] }));
  signIn({ token: tokenOf(), user: USER });
  render(<Toaster />);
  const problem = await failure(address);
  expect(problem).toMatchObject({ status, message, code: "X" });
  expect(wasReported(problem)).toBe(true);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(authState().loggedIn).toBe(true);
});

test("422 keeps the fields' errors for the form, and the next success clears them", async () => {
  let status = 422;
  const errors = [{ message: "Check the form", extensions: { code: "BAD_USER_INPUT", fields: { email: ["Taken"] } } }];
  const address = await serve((_, response) => answer(response, status, status === 422 ? { errors } : { data: {} }));
  const { result } = renderHook(() => useServerErrors());
  await failure(address);
  expect(result.current).toEqual({ email: ["Taken"] });
  status = 200;
  await act(async () => void (await apiFetch(address)));
  expect(result.current).toEqual({});
});

test("REST answers name their fields in the same store", async () => {
  const address = await serve((_, response) =>
    answer(response, 422, { message: "Bad file", error: "Bad file", errors: { file: ["Too big"] } }),
  );
  const { result } = renderHook(() => useServerErrors());
  expect((await failure(address)).message).toBe("Bad file");
  expect(result.current).toEqual({ file: ["Too big"] });
});

test("a code beside data in a 200 is told and never signs out", async () => {
  const body = { data: { company: null }, errors: [{ message: "Part is missing", extensions: { code: "FORBIDDEN" } }] };
  const address = await serve((_, response) => answer(response, 200, body));
  signIn({ token: tokenOf(), user: USER });
  render(<Toaster />);
  await act(async () => {
    const response = await apiFetch(address);
    expect(await response.json()).toEqual(body);
  });
  expect(screen.getByText("Part is missing")).toBeInTheDocument();
  expect(authState().loggedIn).toBe(true);
});

test("a successful answer's message is told, and its fields' errors are kept", async () => {
  const address = await serve((_, response) =>
    answer(response, 200, { data: [], message: "Saved in part", errors: { logo: ["Too small"] } }),
  );
  const { result } = renderHook(() => useServerErrors());
  render(<Toaster />);
  await act(async () => void (await apiFetch(address)));
  expect(screen.getByText("Saved in part")).toBeInTheDocument();
  expect(result.current).toEqual({ logo: ["Too small"] });
});

test("an answer that says nothing is left for the page to explain", async () => {
  const address = await serve((_, response) => {
    response.writeHead(502);
    response.end("<html>");
  });
  render(<Toaster />);
  const problem = await failure(address);
  expect(problem.status).toBe(502);
  expect(wasReported(problem)).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an expired token ends the session before anything is sent", async () => {
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  let requests = 0;
  const address = await serve((_, response) => {
    requests += 1;
    answer(response, 200, {});
  });
  signIn({ token: EXPIRED_TOKEN, user: USER });
  render(<Toaster />);
  const problem = await failure(address);
  expect(problem.message).toBe("Token expired");
  expect(screen.getByRole("alert")).toHaveTextContent("Token expired");
  expect(requests).toBe(0);
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(document.cookie).toBe("");
  stop();
  expect(events.at(-1)).toBe("expired");
});
