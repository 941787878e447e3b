import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Stands for a company's form until it is there. */
export const CompanyWaiting = () => (
  <Card>
    <Skeleton lines={8} />
  </Card>
);
