import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { formatList } from "../../../lib/format.ts";
import type { City, Country } from "../../../entities/place/use-places.ts";
import { Button } from "../../../ui/button.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import type { SignUpValues } from "../sign-up-form.ts";

interface ConfirmStepProps {
  countries: readonly Country[];
  cities: readonly City[];
  /** Goes back to a step, counted from 0. */
  onEdit: (step: number) => void;
}

const named = (list: readonly { id: string; name: string }[], id: string) => list.find((entry) => entry.id === id)?.name;
const isolated = (value: string) => value && <bdi>{value}</bdi>;
const leftToRight = (value: string) => value && <bdi dir="ltr">{value}</bdi>;

export function ConfirmStep({ countries, cities, onEdit }: ConfirmStepProps) {
  const { t } = useTranslation("auth");
  const values = useFormContext<SignUpValues>().getValues();
  const place = [named(countries, values.countryId), named(cities, values.cityId)].filter((part) => part !== undefined);
  return (
    <>
      <Part title={t("steps.personal.name")} onEdit={() => onEdit(0)}>
        <ReviewList
          entries={[
            { label: t("name"), value: isolated([values.firstName, values.lastName].filter(Boolean).join(" ")) },
            { label: t("phone"), value: leftToRight(`+${values.phoneCode} ${values.phoneNumber}`) },
            { label: t("countryAndCity"), value: formatList(place) },
            { label: t("street"), value: isolated(values.street) },
            { label: t("postalCode"), value: leftToRight(values.postalCode) },
          ]}
        />
      </Part>
      <Part title={t("steps.account.name")} onEdit={() => onEdit(1)}>
        <ReviewList
          entries={[
            { label: t("username"), value: isolated(values.username) },
            { label: t("email"), value: leftToRight(values.email) },
            { label: t("organization"), value: isolated(values.organization) },
            { label: t("website"), value: leftToRight(values.website) },
            { label: t("about"), value: isolated(values.about) },
          ]}
        />
      </Part>
    </>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  const { t } = useTranslation("auth");
  return (
    <section>
      <chakra.header display="flex" alignItems="center" justifyContent="space-between" mb="1">
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        <chakra.span me="-2">
          <Button variant="ghost" size="sm" aria-label={t("editPart", { part: title })} onClick={onEdit}>
            {t("common:edit")}
          </Button>
        </chakra.span>
      </chakra.header>
      {children}
    </section>
  );
}
