import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { stageContent } from "../../../testing/stage-content.ts";
import { Toaster } from "../../../ui/toaster.tsx";
import { ContentCalendar } from "./content-calendar.tsx";
import { OCCASION_GROUPS } from "./occasions/occasion.ts";

const scheduled = (title: string, scheduledFor: string) => ({
  __typename: "Content",
  id: title,
  version: 4,
  title,
  type: "POST",
  stage: "COMPLETE",
  completed: true,
  status: "SCHEDULED",
  scheduledFor,
  publishedAt: null,
  dueOn: null,
  socialChannels: ["INSTAGRAM"],
  assignee: null,
  updatedAt: scheduledFor,
  provenance: [],
  company: { __typename: "Company", id: "c1", brandName: "Rutab" },
});

const plain = (title: string, status = "DRAFT") => ({ ...scheduled(title, ""), status, scheduledFor: null });

const page = (...results: object[]) => ({
  data: { contents: { __typename: "ContentPage", hasNextPage: false, totalCount: results.length, results } },
});

/** A month with a scheduled content on its tenth, and a draft without a day. */
const march = (undated: object[] = [plain("Someday")]) =>
  apiAnswers({
    operations: {
      ContentsAppearing: () => page(scheduled("On the tenth", day(2027, 3, 10))),
      ContentsDue: () => page(),
      ContentsUndated: () => page(...undated),
      SetContentStatus: (variables) => {
        const { id, status, scheduledFor } = variables as unknown as Record<string, string>;
        return { data: { setContentStatus: { content: { ...scheduled(id ?? "", scheduledFor ?? ""), status } } } };
      },
    },
  });

const movesIn = (asked: Awaited<ReturnType<typeof march>>) =>
  asked.filter(({ operation }) => operation === "SetContentStatus").map(({ variables }) => variables);

const appearingIn = (asked: Awaited<ReturnType<typeof march>>) => asked.filter(({ operation }) => operation === "ContentsAppearing");

// jsdom is a phone, to which the grid is hidden
const hidden = true;
const inGrid = async (name: RegExp) => within(await screen.findByRole("grid", { hidden })).findByRole("link", { name, hidden });
const cellOf = (name: RegExp) => screen.getByRole("gridcell", { name, hidden });
/** Found by what it holds: to name each of a week's cells takes seconds. */
const weekCell = (name: RegExp) => screen.getByText(name, { selector: "[role=gridcell] > *" }).parentElement as HTMLElement;
const pointAt = (element: HTMLElement) => act(async () => element.focus());
const carrying = () => ({ dataTransfer: { setData: () => {}, effectAllowed: "" } });

const FILTER = {
  companyId: null,
  type: null,
  status: null,
  search: null,
  minScore: null,
  maxScore: null,
  assigneeId: null,
  dueFrom: null,
  dueBefore: null,
};

const Page = ({ dueBefore = null }: { dueBefore?: string | null }) => (
  <ContentCalendar params={useListParams()} filter={{ ...FILTER, dueBefore }} />
);

/** Without occasions: each is a link more that is looked through for another. */
const open = (page = <Page />) => {
  localStorage.setItem("hiddenOccasions", OCCASION_GROUPS.join(" "));
  return openWithOccasions("2027-03", page);
};

const openAt = (query: string, page = <Page />) => {
  localStorage.setItem("hiddenOccasions", OCCASION_GROUPS.join(" "));
  return render(<ApolloProvider client={makeApolloClient()}>{page}</ApolloProvider>, { path: `/contents?view=calendar&${query}` });
};

const openWithOccasions = (month: string, page = <Page />) =>
  render(<ApolloProvider client={makeApolloClient()}>{page}</ApolloProvider>, { path: `/contents?view=calendar&month=${month}` });

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).toISOString();

test("asks for what appears in the weeks that are shown, page by page, and for a new month anew", async () => {
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: (variables) => {
        const { page } = variables as unknown as { page: number };
        const content = scheduled(page === 1 ? "On the tenth" : "On the eleventh", day(2027, 3, page === 1 ? 10 : 11));
        return { data: { contents: { __typename: "ContentPage", hasNextPage: page === 1, results: [content] } } };
      },
      ContentsDue: () => page(),
      ContentsUndated: () => ({ data: { contents: { __typename: "ContentPage", totalCount: 0, results: [] } } }),
    },
  });
  const { user } = open();
  expect((await screen.findAllByRole("link", { name: /On the tenth/ })).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("link", { name: /On the eleventh/ }).length).toBeGreaterThan(0);
  const march = { ...FILTER, from: day(2027, 3, 1), before: day(2027, 4, 5) };
  expect(appearingIn(asked).map(({ variables }) => variables)).toEqual([
    { ...march, page: 1 },
    { ...march, page: 2 },
  ]);
  await user.click(screen.getByRole("button", { name: "Next month" }));
  await waitFor(() => expect(appearingIn(asked)).toHaveLength(4));
  expect(appearingIn(asked)[2]?.variables).toEqual({ ...FILTER, from: day(2027, 3, 29), before: day(2027, 5, 3), page: 1 });
});

test("a drag that was cancelled leaves nothing for the next drop", async () => {
  const asked = await march();
  open();
  const event = await inGrid(/On the tenth/);
  expect(event).toHaveAccessibleName(/^\d\d:\d\d On the tenth, Rutab, Scheduled, Instagram/);
  fireEvent.dragStart(event, carrying());
  fireEvent.dragEnd(event);
  fireEvent.drop(cellOf(/Friday, 19 March/));
  fireEvent.dragStart(event, carrying());
  fireEvent.drop(cellOf(/Saturday, 20 March/));
  await waitFor(() => expect(movesIn(asked)).toHaveLength(1));
  expect(movesIn(asked)).toMatchObject([{ id: "On the tenth", status: "SCHEDULED", scheduledFor: day(2027, 3, 20), expectedVersion: 4 }]);
});

test("a scheduled content is moved by keyboard, over the end of the month too", async () => {
  const asked = await march();
  const { user } = open();
  await pointAt(await inGrid(/On the tenth/));
  await user.keyboard(" ");
  expect(screen.getByText(/“On the tenth” is picked up/)).toBeInTheDocument();
  expect(cellOf(/Wednesday, 10 March/)).toHaveFocus();
  await user.keyboard("{ArrowDown}{PageDown}");
  await waitFor(() => expect(cellOf(/Saturday, 17 April/)).toHaveFocus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(movesIn(asked)).toMatchObject([{ id: "On the tenth", scheduledFor: day(2027, 4, 17) }]));
});

test("Escape leaves a content that was picked up where it is", async () => {
  const asked = await march();
  const { user } = open();
  await pointAt(await inGrid(/On the tenth/));
  await user.keyboard(" {ArrowDown}{Escape}{Enter}");
  expect(screen.queryByText(/is picked up/)).toBeNull();
  expect(movesIn(asked)).toEqual([]);
});

test("what has no day stands beside the month, and is planned by being taken to one; its status stays", async () => {
  const asked = await march();
  const { user } = open();
  const tray = await screen.findByRole("region", { name: "Without a date" });
  await pointAt(cellOf(/Friday, 5 March/));
  await pointAt(within(tray).getByRole("link", { name: "Someday" }));
  await user.keyboard(" {ArrowRight}{Enter}");
  const morning = new Date(2027, 2, 6, 9).toISOString();
  await waitFor(() => expect(movesIn(asked)).toMatchObject([{ id: "Someday", status: "DRAFT", scheduledFor: morning }]));
});

test("a week has an hour's contents in the hour, asks for its days only, and moves one by keyboard with its minute, over the week's end too", async () => {
  const half = new Date(2027, 2, 10, 14, 30).toISOString();
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: () => page(scheduled("On the tenth", half)),
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
      SetContentStatus: () => ({ data: { setContentStatus: { content: scheduled("On the tenth", half) } } }),
    },
  });
  const { user, router } = openAt("span=week&week=2027-03-10");
  await screen.findAllByText("On the tenth");
  const entry = within(weekCell(/Wednesday,? 10 March, 14:00/)).getByRole("link", { name: /^14:30 On the tenth/, hidden });
  expect(appearingIn(asked)[0]?.variables).toMatchObject({ from: day(2027, 3, 8), before: day(2027, 3, 15) });
  await pointAt(entry);
  await user.keyboard(" ");
  expect(weekCell(/Wednesday,? 10 March, 14:00/)).toHaveFocus();
  await user.keyboard("{ArrowUp}{End}{ArrowRight}");
  await waitFor(() => expect(weekCell(/Monday,? 15 March, 13:00/)).toHaveFocus());
  expect(router.state.location.search).toContain("week=2027-03-18");
  await user.keyboard("{Enter}");
  const moment = new Date(2027, 2, 15, 13, 30).toISOString();
  await waitFor(() => expect(movesIn(asked)).toMatchObject([{ id: "On the tenth", status: "SCHEDULED", scheduledFor: moment }]));
});

test("what has no day is put at an hour of the week; on the day as a whole it is planned for the morning", async () => {
  const asked = await march();
  openAt("span=week&week=2027-03-10");
  const someday = await within(await screen.findByRole("region", { name: "Without a date" })).findByRole("link", { name: "Someday" });
  for (const cell of [/Friday,? 12 March, 16:00/, /Friday,? 12 March 2027/]) {
    fireEvent.dragStart(someday, carrying());
    fireEvent.drop(weekCell(cell));
  }
  const at = (hour: number) => new Date(2027, 2, 12, hour).toISOString();
  await waitFor(() => expect(movesIn(asked).map(({ scheduledFor }) => scheduledFor)).toEqual([at(16), at(9)]));
});

test("a month is seen as its first week and the week as its month again, in the address", async () => {
  await march();
  const { user, router } = openAt("month=2027-03");
  await inGrid(/On the tenth/);
  await user.click(screen.getByRole("radio", { name: "Week" }));
  expect(router.state.location.search).toBe("?view=calendar&span=week&week=2027-03-04");
  expect(await screen.findByRole("heading", { name: /^1\s–\s7 March 2027/ })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  expect(router.state.location.search).toContain("week=2027-02-25");
  await user.click(screen.getByRole("radio", { name: "Month" }));
  expect(router.state.location.search).toBe("?view=calendar&month=2027-02");
});

test("a content stands on the day it is due, said as late once that is over, until it is published; only days that the filter leaves are asked for", async () => {
  const due = (title: string, dueOn: string, status = "DRAFT") => ({ ...plain(title, status), dueOn });
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: () => page(scheduled("On the tenth", day(2027, 3, 10))),
      ContentsDue: () =>
        page(due("To review", "2027-03-11"), due("Out already", "2027-03-11", "PUBLISHED"), due("Late", "2020-03-12", "IN_REVIEW")),
      ContentsUndated: () => page(),
    },
  });
  const { unmount } = open(<Page dueBefore="2027-03-20" />);
  const inCell = async () => within((await screen.findByText(/Thursday,? 11 March 2027.* 1 due$/)).parentElement as HTMLElement);
  const link = (await inCell()).getByRole("link", { name: "Due: To review, Rutab", hidden });
  expect(link).toHaveAttribute("href", "/contents/show/To review");
  expect(link).toHaveTextContent("Due: To review");
  // cut by itself, at the end of its own direction
  expect(within(link).getByText("To review").tagName).toBe("BDI");
  expect(screen.queryByText(/Out already/)).toBeNull();
  const { variables } = asked.find(({ operation }) => operation === "ContentsDue") ?? {};
  expect(variables).toMatchObject({ dueFrom: "2027-03-01", dueBefore: "2027-03-20" });
  unmount();
  openAt("span=week&week=2020-03-12");
  expect((await screen.findAllByRole("link", { name: "Overdue: Late, Rutab", hidden })).length).toBeGreaterThan(0);
});

test("a day to come has a link that begins a content for it", async () => {
  await march();
  open();
  await inGrid(/On the tenth/);
  const link = within(cellOf(/Friday, 19 March/)).getByRole("link", { name: /New content for Friday,? 19 March 2027/, hidden });
  expect(link).toHaveAttribute("href", "/companies/add-content?day=2027-03-19");
});

test("occasions stand on their days, and one to come begins a content about it", async () => {
  await march();
  openWithOccasions("2027-03");
  await inGrid(/On the tenth/);
  const eid = within(cellOf(/Tuesday, 9 March/)).getByRole("link", { name: /New content for Eid al-Fitr, Tuesday/, hidden });
  expect(eid).toHaveAttribute("href", "/companies/add-content?day=2027-03-09&occasion=eidAlFitr");
});

test("a group of occasions is put away on this device, and comes back", async () => {
  await march();
  const { user, unmount } = openWithOccasions("2027-03");
  const toggle = async (by: typeof user) => {
    await by.click(screen.getByTitle("Occasions"));
    await by.click(await screen.findByRole("menuitemcheckbox", { name: "Islamic" }));
  };
  const shown = (name: string) => screen.queryAllByText(name).length > 0;
  await screen.findAllByText("Eid al-Fitr");
  await toggle(user);
  await waitFor(() => expect(shown("Eid al-Fitr")).toBe(false));
  expect(shown("Saudi Flag Day")).toBe(true);
  unmount();
  const again = openWithOccasions("2027-03");
  await screen.findAllByText("Saudi Flag Day");
  expect(shown("Eid al-Fitr")).toBe(false);
  await toggle(again.user);
  await waitFor(() => expect(shown("Eid al-Fitr")).toBe(true));
});

test("an occasion that is over begins nothing", async () => {
  await march();
  openWithOccasions("2024-04");
  expect((await screen.findAllByText("Eid al-Fitr")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: /Eid al-Fitr/, hidden })).toBeNull();
});

test("a month that can't be fetched says so, and comes when it is tried again", async () => {
  let away = true;
  await apiAnswers({
    operations: {
      ContentsDue: () => page(),
      ContentsAppearing: () =>
        away
          ? { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } }
          : {
              data: {
                contents: { __typename: "ContentPage", hasNextPage: false, results: [scheduled("On the tenth", day(2027, 3, 10))] },
              },
            },
    },
  });
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch contents, please try again");
  away = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByRole("link", { name: /On the tenth/ })).length).toBeGreaterThan(0);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a month that is still asked for isn't said to be empty", async () => {
  const later = Promise.withResolvers<void>();
  await apiAnswers({
    operations: {
      ContentsAppearing: async (variables) => {
        const { from } = variables as unknown as { from: string };
        if (from !== day(2027, 3, 1)) await later.promise;
        return page();
      },
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
    },
  });
  const { user } = open();
  await screen.findByText("Nothing this month");
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("heading", { name: "April 2027" })).toBeInTheDocument();
  expect(screen.queryByText("Nothing this month")).toBeNull();
  later.resolve();
  expect(await screen.findByText("Nothing this month")).toBeInTheDocument();
});

test("moves in a row rest on what the one before has stored, and what is shown is read after each", async () => {
  let stored = 4;
  const later = Promise.withResolvers<void>();
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: async () => {
        if (stored > 4) await later.promise;
        return page(scheduled("On the tenth", day(2027, 3, 10)));
      },
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
      SetContentStatus: (variables) => {
        const { expectedVersion, scheduledFor } = variables as unknown as { expectedVersion: number; scheduledFor: string };
        if (expectedVersion !== stored) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        stored += 1;
        return { data: { setContentStatus: { content: { ...scheduled("On the tenth", scheduledFor), version: stored } } } };
      },
    },
  });
  open();
  const event = await inGrid(/On the tenth/);
  const drop = (cell: RegExp) => {
    fireEvent.dragStart(event, carrying());
    fireEvent.drop(cellOf(cell));
  };
  drop(/Friday, 19 March/);
  await waitFor(() => expect(appearingIn(asked)).toHaveLength(2));
  drop(/Saturday, 20 March/);
  drop(/Sunday, 21 March/);
  await waitFor(() => expect(movesIn(asked)).toHaveLength(3));
  expect(movesIn(asked).map(({ expectedVersion }) => expectedVersion)).toEqual([4, 5, 6]);
  await waitFor(() => expect(appearingIn(asked).length).toBeGreaterThan(2));
  later.resolve();
});

/** A content that is changed elsewhere, in another tab say, before it is moved here; the service keeps it as it does. */
async function changedElsewhere(change: object) {
  let stored = { ...scheduled("On the tenth", day(2027, 3, 10)), ...change, version: 6 };
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: () =>
        page(asked.some(({ operation }) => operation === "SetContentStatus") ? stored : scheduled("On the tenth", day(2027, 3, 10))),
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
      ContentBody: () => ({ data: { content: { ...stageContent(stored), body: null } } }),
      SetContentStatus: (variables) => {
        const { expectedVersion, scheduledFor } = variables as unknown as { expectedVersion: number; scheduledFor: string };
        if (expectedVersion !== stored.version) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        stored = { ...stored, scheduledFor, version: stored.version + 1 };
        return { data: { setContentStatus: { content: { ...stored, promptsLeft: 0 } } } };
      },
    },
  });
  open(
    <>
      <Toaster />
      <Page />
    </>,
  );
  fireEvent.dragStart(await inGrid(/On the tenth/), carrying());
  fireEvent.drop(cellOf(/Friday, 19 March/));
  return asked;
}

test("a text that is written in another tab is in no move's way", async () => {
  const asked = await changedElsewhere({});
  expect(await screen.findByText(/^Scheduled for/)).toBeInTheDocument();
  expect(movesIn(asked).map(({ expectedVersion }) => expectedVersion)).toEqual([4, 6]);
  expect(screen.queryByText("Changed elsewhere")).toBeNull();
});

test.each([
  ["time", { scheduledFor: day(2027, 3, 12) }],
  ["status", { status: "APPROVED" }],
])("another %s is no longer what was decided about: it is told, and what is stored is shown", async (_, change) => {
  const asked = await changedElsewhere(change);
  expect(await screen.findByText(/^Somebody else has changed this meanwhile/)).toBeInTheDocument();
  expect(movesIn(asked)).toHaveLength(1);
  await waitFor(() => expect(appearingIn(asked)).toHaveLength(2));
});

test("a span in which there is more than can be shown is read to an end, and says so", async () => {
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: (variables) => {
        const { page } = variables as unknown as { page: number };
        const results = [scheduled(`On page ${page}`, day(2027, 3, 10))];
        return { data: { contents: { __typename: "ContentPage", hasNextPage: true, totalCount: 5_000, results } } };
      },
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
    },
  });
  open();
  expect(await screen.findByText(/^Only the first 1,000 contents of this span are shown/)).toBeInTheDocument();
  expect(appearingIn(asked)).toHaveLength(10);
});

test("a move that nobody answers is told, without a claim that it wasn't made", async () => {
  await march();
  open(
    <>
      <Toaster />
      <Page />
    </>,
  );
  const event = await inGrid(/On the tenth/);
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  fireEvent.dragStart(event, carrying());
  fireEvent.drop(cellOf(/Friday, 19 March/));
  expect(await screen.findByText(/^Nobody answered: it isn't known whether the time was saved/)).toBeInTheDocument();
});

test.each([
  ["en", /^Choose a day for .*Someday/, "Plan", "Date", "This is only a plan: nothing happens by itself at this time."],
  ["ar", /^تحديد موعد .*Someday/, "تخطيط", "التاريخ", "هذا موعد مخطَّط له فقط، ولا يحدث فيه شيء تلقائيًا."],
] as const)(
  "what has no day is planned by a button too; the focus stays in the calendar (%s)",
  async (locale, choose, plan, date, said) => {
    await speak(locale);
    const undated = [plain("Someday")];
    const asked = await march(undated);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: choose }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(said)).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText(date), { target: { value: "2027-03-12" } });
    undated.length = 0;
    await user.click(dialog.getByRole("button", { name: plan }));
    const morning = new Date(2027, 2, 12, 9).toISOString();
    await waitFor(() => expect(movesIn(asked)).toMatchObject([{ id: "Someday", status: "DRAFT", scheduledFor: morning }]));
    await waitFor(() => expect(screen.queryByRole("button", { name: choose })).toBeNull());
    await waitFor(() => expect(document.getElementById("calendar-span")).toHaveFocus());
  },
);

test("in the list of days a scheduled content is given another time, and a published one isn't", async () => {
  const out = { ...plain("Out", "PUBLISHED"), publishedAt: day(2027, 3, 11) };
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: () => page(scheduled("On the tenth", day(2027, 3, 10)), out),
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
      SetContentStatus: () => ({ data: { setContentStatus: { content: scheduled("On the tenth", day(2027, 3, 12)) } } }),
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Choose a day for “On the tenth”" }));
  expect(screen.queryByRole("button", { name: /“Out”/ })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("list", { name: "At this time" })).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText("Date"), { target: { value: "2027-03-12" } });
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(movesIn(asked)).toMatchObject([{ status: "SCHEDULED", scheduledFor: day(2027, 3, 12) }]));
});

test("a week is seen from its earliest content on, also when that comes later; where a key has led stays in sight", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 44;
  });
  const early = new Date(2027, 2, 17, 3).toISOString();
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: () => page(scheduled("Early", early)),
      ContentsDue: () => page(),
      ContentsUndated: () => page(),
    },
  });
  const { user } = openAt("span=week&week=2027-03-10");
  await screen.findByText("Nothing this week");
  const hours = () => document.querySelectorAll("[role=rowgroup]")[1] as HTMLElement;
  expect(hours().scrollTop).toBe(7 * 44);
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await waitFor(() => expect(hours().scrollTop).toBe(3 * 44));
  await pointAt(weekCell(/Wednesday,? 17 March, 20:00/));
  hours().scrollTop = 600;
  await user.keyboard("{PageDown}");
  await waitFor(() => expect(weekCell(/Wednesday,? 24 March, 20:00/)).toHaveFocus());
  await waitFor(() => expect(appearingIn(asked)).toHaveLength(3));
  expect(hours().scrollTop).toBe(600);
});
